import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { swipe } from "../../testing/swipe.ts"
import { atMenu } from "../../testing/walk.ts"

const button = page.getByRole("button", { name: "Meny", exact: true })
const drawer = page.getByRole("dialog", { name: "Meny" })

const openDrawer = async (shop: SceneShop): Promise<SceneShop> => {
  await renderScene(shop)
  await button.click()
  await expect.element(drawer).toBeVisible()
  return shop
}

const words = () =>
  drawer
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)

test("it has the links of SPEC §2.3, in order", async () => {
  const shop = await openDrawer(openSceneShop("/butikker"))
  shop.wait(300)
  await expect
    .poll(words)
    .toEqual([
      "Butikker",
      "Bli medlem",
      "Kontakt",
      "Bedrift",
      "Jobb hos oss",
      "Franchise",
      "Spørsmål og svar",
      "Allergener",
      "Brukervilkår",
      "Personvern og informasjonskapsler",
      "Medlemsvilkår",
      "Studentrabatt",
    ])
  await expect.element(drawer.getByRole("link", { name: "Logg inn" })).toBeVisible()
  await expectNoAxeViolations()
})

test("in Sweden it has no link for companies, and Swedish paths", async () => {
  await renderScene(openSceneShop("/butiker", { market: "se" }))
  await button.click()
  await expect.element(drawer.getByRole("link", { name: "Allergener" })).toHaveAttribute("href", "/side/allergier")
  expect(words()).not.toContain("Företag")
})

test("it takes the focus once it is open, traps it, and returns it to the button", async () => {
  const shop = await openDrawer(openSceneShop("/butikker"))
  await expect.element(button).toHaveFocus()
  shop.wait(300)
  await expect.element(drawer).toHaveFocus()
  for (let step = 0; step < 30; step += 1) {
    await userEvent.tab()
    expect(drawer.element().contains(document.activeElement) || document.activeElement === document.body).toBe(true)
  }
  await userEvent.keyboard("{Escape}")
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test("a swipe of 100 pixels closes it, a shorter one does not", async () => {
  const shop = await openDrawer(openSceneShop("/butikker"))
  swipe(drawer.element(), { x: -99, y: 0 })
  await expect.element(drawer).toBeVisible()
  swipe(drawer.element(), { x: -100, y: 0 })
  await expect.element(drawer).not.toBeInTheDocument()
  expect(shop.sent().filter(({ type }) => type === "DrawerSwiped")).toHaveLength(2)
})

test("ordering without a store opens the address finder", async () => {
  const visitor = await openDrawer(openSceneShop("/"))
  await drawer.getByRole("button", { name: "Bestill nå" }).click()
  await expect.element(page.getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })).toBeVisible()
  expect(visitor.views().overlay.modal?.modal._tag).toBe("AddressFinder")
})

test("ordering links to the store's menu; on that page it only closes the drawer", async () => {
  await openDrawer(atMenu())
  const order = drawer.getByRole("link", { name: "Bestill nå" })
  await expect.element(order).toHaveAttribute("href", "/butikker/torget/meny/pizza")
  await order.click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test("a navigation closes it, and the new page takes the focus", async () => {
  await openDrawer(atMenu())
  await drawer.getByRole("link", { name: "Allergener" }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(page.getByRole("heading", { level: 1, name: "Allergener" })).toHaveFocus()
  await expectNoAxeViolations()
})

test("choosing a language loads the same page in it", async () => {
  const shop = await openDrawer(openSceneShop("/butikker"))
  await drawer.getByRole("link", { name: "English" }).click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/en/butikker" })
})
