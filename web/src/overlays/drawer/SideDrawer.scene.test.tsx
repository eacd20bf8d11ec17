import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { swipe } from "../../testing/swipe.ts"
import { atMenu } from "../../testing/walk.ts"

const button = page.getByRole("button", { name: "Meny", exact: true })
const drawer = page.getByRole("dialog", { name: "Meny" })

const openDrawer = async (shop: SceneShop): Promise<SceneShop> => {
  await drawScene(shop)
  await button.click()
  await expect.element(drawer).toBeVisible()
  return shop
}

const words = () =>
  drawer
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)

test("it holds all that SPEC §2.3 names, in its order", async () => {
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

test("Sweden has no page for companies, and its own words in addresses", async () => {
  await drawScene(openSceneShop("/butiker", { market: "se" }))
  await button.click()
  await expect.element(drawer.getByRole("link", { name: "Allergener" })).toHaveAttribute("href", "/side/allergier")
  expect(words()).not.toContain("Företag")
})

test("it takes the focus once it rests, keeps it, and gives it back to the button", async () => {
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

test("a finger that draws far enough puts it away, a short one does not", async () => {
  const shop = await openDrawer(openSceneShop("/butikker"))
  swipe(drawer.element(), { x: -99, y: 0 })
  await expect.element(drawer).toBeVisible()
  swipe(drawer.element(), { x: -100, y: 0 })
  await expect.element(drawer).not.toBeInTheDocument()
  expect(shop.sent().filter(({ type }) => type === "DrawerSwiped")).toHaveLength(2)
})

test("to order is to go to the store's pizzas, or first to find a store", async () => {
  const visitor = await openDrawer(openSceneShop("/"))
  await drawer.getByRole("button", { name: "Bestill nå" }).click()
  await expect.element(page.getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })).toBeVisible()
  expect(visitor.views().overlay.modal?.modal._tag).toBe("AddressFinder")
})

test("who has a store is led to its menu; on that very page the drawer just closes", async () => {
  await openDrawer(atMenu())
  const order = drawer.getByRole("link", { name: "Bestill nå" })
  await expect.element(order).toHaveAttribute("href", "/butikker/torget/meny/pizza")
  await order.click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test("another page closes it, and has the focus", async () => {
  await openDrawer(atMenu())
  await drawer.getByRole("link", { name: "Allergener" }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(page.getByRole("heading", { level: 1, name: "Allergener" })).toHaveFocus()
  await expectNoAxeViolations()
})

test("a language is chosen in it", async () => {
  const shop = await openDrawer(openSceneShop("/butikker"))
  await drawer.getByRole("link", { name: "English" }).click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/en/butikker" })
})
