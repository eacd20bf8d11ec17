import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { customer } from "../../testing/samples.ts"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { openSceneShop } from "../../testing/sceneShop.ts"

const named = { ...customer, firstName: "Kunde", lastName: "1" }
const main = page.getByRole("main")

test("a customer sees who they are to the shop, in the page, header and drawer, and logs out", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  await renderScene(shop)
  await expect.element(page.getByText("Henter siden din …")).toBeInTheDocument()
  shop.answer("LoadUser", named)
  for (const fact of ["Kunde 1", "+4722111111", "kunde1@pizza.test"])
    await expect.element(main.getByText(fact)).toBeVisible()
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Min side, Kunde" })).toBeVisible()
  await expectNoAxeViolations()
  shop.send({ type: "DrawerOpened" })
  shop.wait(300)
  const own = page.getByRole("dialog", { name: "Meny" }).getByRole("link", { name: "Kunde 1" })
  await expect.element(own).toHaveAttribute("href", "/min-side")
  shop.send({ type: "DrawerClosed" })
  await main.getByRole("button", { name: "Logg ut" }).click()
  shop.answer("Logout", null)
  await expect.element(page.getByRole("heading", { level: 1, name: "Du er logget ut" })).toBeVisible()
  await expect.element(page.getByText(/gjelder ikke lenger/)).not.toBeInTheDocument()
})

test("a guest is led to the login, and back here", async () => {
  await renderScene(openSceneShop("/en/min-side"))
  await expect
    .element(main.getByRole("link", { name: "Log in" }))
    .toHaveAttribute("href", "/en/logg-inn?redirect=%2Fen%2Fmin-side")
  await expectNoAxeViolations()
})

test("a session that the server has ended is said to be over, with the way to another", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  await renderScene(shop)
  shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
  await expect.element(page.getByText(/^Innloggingen din gjelder ikke lenger/)).toBeVisible()
  await expect.element(main.getByRole("link", { name: "Logg inn" })).toHaveAttribute("href", "/logg-inn?redirect=%2Fmin-side")
  await expectNoAxeViolations()
})
