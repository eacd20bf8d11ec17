import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

/** The page as a mail's link opens it; the address of the test's own page stands in for the shop's. */
const openLink = async (token: string, path = "/u"): Promise<SceneShop> => {
  const address = location.pathname + location.search
  history.replaceState(null, "", `${address}#${token}`)
  onTestFinished(() => history.replaceState(null, "", address))
  const shop = openSceneShop(path)
  await drawScene(shop)
  return shop
}

const asked = (shop: SceneShop) => shop.sent().filter(({ type }) => type === "UnsubscribeConfirmed").length
const button = (name: string) => page.getByRole("button", { name })
const heading = (name: string) => page.getByRole("heading", { level: 1, name })

test("opening the link changes nothing, one press does, and the focus goes to where it says so", async () => {
  const shop = await openLink("customer.token")
  await expect.element(heading("Ikke flere e-poster?")).toBeVisible()
  expect(JSON.stringify(shop.sent())).not.toContain("customer.token")
  expect(asked(shop)).toBe(0)
  await expectNoAxeViolations()
  await button("Meld meg av").click()
  await expect.element(button("Melder deg av …")).toHaveAttribute("aria-disabled", "true")
  await button("Melder deg av …").click({ force: true })
  expect(asked(shop)).toBe(1)
  shop.answer("UnsubscribeEmail", null)
  await expect.element(heading("Du er meldt av")).toHaveFocus()
  await expectNoAxeViolations()
})

test("when nobody answers, the same button tries again and keeps the focus", async () => {
  const shop = await openLink("customer.token", "/en/u")
  button("Unsubscribe me").element().focus()
  await userEvent.keyboard("{Enter}")
  shop.fail("UnsubscribeEmail", { _tag: "Unreachable" })
  const words = "There was no answer, so you may not be unsubscribed yet."
  await expect.element(page.getByRole("alert")).toHaveTextContent(words)
  await expect.element(button("Try again")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  shop.answer("UnsubscribeEmail", null)
  await expect.element(heading("You are unsubscribed")).toBeVisible()
})

test("a link that nobody gave is told so, and another one can be opened in its place", async () => {
  const shop = await openLink("nonsense")
  await button("Meld meg av").click()
  shop.fail("UnsubscribeEmail", { _tag: "Refused", status: 404, problems: [] })
  await expect.element(heading("Lenken virker ikke")).toHaveFocus()
  location.hash = "#customer.token"
  await expect.element(button("Meld meg av")).toBeVisible()
})

test("the page by itself says where the link is, and leads to the account", async () => {
  await drawScene(openSceneShop("/u"))
  await expect.element(heading("E-post fra oss")).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Til Min side" })).toHaveAttribute("href", "/min-side")
  await expectNoAxeViolations()
})
