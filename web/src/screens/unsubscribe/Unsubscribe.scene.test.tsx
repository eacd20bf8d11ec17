import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

/** Opens the page by an email's link; the hash is set on the test page's own address. */
const openLink = async (token: string, path = "/u"): Promise<SceneShop> => {
  const address = location.pathname + location.search
  history.replaceState(null, "", `${address}#${token}`)
  onTestFinished(() => history.replaceState(null, "", address))
  const shop = openSceneShop(path)
  await renderScene(shop)
  return shop
}

const asked = (shop: SceneShop) => shop.sent().filter(({ type }) => type === "UnsubscribeConfirmed").length
const button = (name: string) => page.getByRole("button", { name })
const heading = (name: string) => page.getByRole("heading", { level: 1, name })

test("opening the link changes nothing; a press unsubscribes, and the result gets the focus", async () => {
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

test("without a response the same button retries and keeps the focus", async () => {
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

test("an invalid link is refused, and a valid one can be opened afterwards", async () => {
  const shop = await openLink("nonsense")
  await button("Meld meg av").click()
  shop.fail("UnsubscribeEmail", { _tag: "Refused", status: 404, problems: [] })
  await expect.element(heading("Lenken virker ikke")).toHaveFocus()
  location.hash = "#customer.token"
  await expect.element(button("Meld meg av")).toBeVisible()
})

test("without a token the page says where the link is, and links to the account", async () => {
  await renderScene(openSceneShop("/u"))
  await expect.element(heading("E-post og SMS fra oss")).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Til Min side" })).toHaveAttribute("href", "/min-side")
  await expectNoAxeViolations()
})

test("without a token a number can be unsubscribed, and an empty field or a wrong number is reported", async () => {
  const shop = openSceneShop("/u")
  await renderScene(shop)
  const phone = page.getByLabelText("Telefonnummer")
  const wrong = { _tag: "Refused", status: 400, problems: [{ code: 1031, message: "Nei." }] }
  await button("Meld meg av").click()
  shop.fail("UnsubscribePhone", wrong)
  await expect.element(page.getByRole("alert").getByText(/^Skriv hele nummeret/)).toBeVisible()
  await expect.element(phone).toHaveFocus()
  await userEvent.keyboard("400 00 071{Enter}")
  await expect.element(button("Melder deg av …")).toHaveAttribute("aria-disabled", "true")
  await expectNoAxeViolations()
  shop.answer("UnsubscribePhone", null)
  await expect.element(heading("Nummeret er meldt av")).toHaveFocus()
  await expectNoAxeViolations()
})
