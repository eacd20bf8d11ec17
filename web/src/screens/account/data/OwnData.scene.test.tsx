import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"

const main = page.getByRole("main")
const button = (name: string) => main.getByRole("button", { name })

const atOwnPage = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", customer)
  shop.answer("LoadAddresses", [])
  shop.answer("LoadOrders", { total: 0, items: [] })
  shop.answer("LoadSessions", [])
  await renderScene(shop)
  return shop
}

test("a customer reads what the copy of their data contains, before they ask for it", async () => {
  await atOwnPage()
  const copied = [
    "profil",
    "adresser",
    "favoritter",
    "rabattkoder",
    "poeng",
    "innlogginger",
    "passnøkler",
    "bestillinger",
  ]
  for (const part of copied)
    await expect.element(main.getByText(/^Kopien er en fil/)).toMatchTextContent(new RegExp(part))
})

test("a customer reads what is deleted and what is kept, keeps the account, and deletes it after all", async () => {
  const shop = await atOwnPage()
  await button("Slett kontoen").click()
  await expect.element(main.getByRole("heading", { name: "Vil du slette kontoen?" })).toHaveFocus()
  await expect.element(main.getByText(/^Profil, .* innlogginger og passnøkler forsvinner/)).toBeVisible()
  await expect.element(main.getByText(/står igjen i regnskapet uten navnet ditt/)).toBeVisible()
  scrollTo({ top: 0, behavior: "instant" })
  await expectNoAxeViolations()
  await button("Behold kontoen").click()
  await expect.element(button("Slett kontoen")).toHaveFocus()
  await button("Slett kontoen").click()
  await button("Slett kontoen for godt").click()
  await expect.element(button("Sletter kontoen …")).toBeVisible()
  shop.answer("DeleteAccount", null)
  shop.answer("Logout", null)
  await expect.element(page.getByRole("heading", { level: 1, name: "Kontoen er slettet" })).toBeVisible()
  await expect.element(main.getByRole("link", { name: "Til forsiden" })).toBeVisible()
  await expectNoAxeViolations()
})

test("a company's last administrator is told what to do first", async () => {
  const shop = await atOwnPage()
  await button("Slett kontoen").click()
  await button("Slett kontoen for godt").click()
  shop.fail("DeleteAccount", { _tag: "Refused", status: 409, problems: [{ code: 3006, message: "Nei." }] })
  await expect.element(page.getByRole("alert").getByText(/^Du er den eneste administratoren/)).toBeVisible()
})
