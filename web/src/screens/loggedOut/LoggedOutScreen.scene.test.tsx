import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { openSceneShop } from "../../testing/sceneShop.ts"

test("the page after a log-out says so, with a margin and a link onwards", async () => {
  await renderScene(openSceneShop("/logg-ut"))
  const heading = page.getByRole("heading", { name: "Du er logget ut" })
  await expect.element(heading).toBeVisible()
  expect(heading.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(12)
  await expect.element(page.getByRole("link", { name: "Til forsiden" })).toHaveAttribute("href", "/")
  await expectNoAxeViolations()
})

test("a session that the server ended says so, and its login leads back to where the customer was", async () => {
  const shop = openSceneShop("/en/handlevogn", { device: { loggedIn: true } })
  shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
  await renderScene(shop)
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Log in" }))
    .toHaveAttribute("href", "/en/logg-inn?redirect=%2Fen%2Fhandlevogn")
})

const unauthorized = { _tag: "Refused", status: 401, problems: [] }
const main = page.getByRole("main")

test("a session that had ended when a reset link was opened leads back to the link's form", async () => {
  const shop = openSceneShop("/nytt-passord", { device: { loggedIn: true } })
  shop.send({ type: "ResetLinkOpened", email: "kunde1@pizza.test", token: "link.token" })
  shop.fail("LoadUser", unauthorized)
  await renderScene(shop)
  await expect.element(main.getByText("Lenken du åpnet, virker uten innlogging.")).toBeVisible()
  await expectNoAxeViolations()
  await main.getByRole("link", { name: "Velg nytt passord" }).click()
  await expect.element(main.getByText("Velg et passord for kunde1@pizza.test.")).toBeVisible()
})

test("the page says that an address is confirmed, though the session had ended by then", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.send({ type: "EmailLinkOpened", token: "of a mail" })
  shop.fail("LoadUser", unauthorized)
  await renderScene(shop)
  await expect.element(main.getByText("Bekrefter e-postadressen …")).toBeVisible()
  shop.answer("ConfirmEmail", null)
  await expect.element(main.getByRole("status").getByText("E-postadressen er bekreftet. Takk!")).toBeVisible()
  await expectNoAxeViolations()
})
