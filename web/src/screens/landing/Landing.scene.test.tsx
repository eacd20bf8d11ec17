import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { order, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atCheckout, atMenu, placeOrder } from "../../testing/walk.ts"

test("the first page leads to the stores with the keyboard, past the header if wanted", async () => {
  const shop = openSceneShop("/")
  await drawScene(shop)
  shop.answer("LoadStores", [store])
  await expectNoAxeViolations()
  await userEvent.tab()
  await expect.element(page.getByRole("link", { name: "Hopp til innholdet" })).toHaveFocus()
  await page.getByRole("main").getByRole("link", { name: "Velg butikk" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Velg butikk" })).toHaveFocus()
  expect(document.title).toBe("Velg butikk · Skorpe")
})

test("who comes back finds the pizzas of their store, and what they had last with one press", async () => {
  const shop = atCheckout()
  placeOrder(shop)
  shop.answer("PlaceOrder", { orderId: "o1" })
  shop.send({ type: "PathOpened", path: "/", how: "link" })
  await drawScene(shop)
  shop.answer("LoadStores", [store])
  shop.answer("LoadOrder", order)
  const again = page.getByRole("region", { name: "Det samme igjen?" })
  await expect.element(again.getByText("Pepperoni, stor")).toBeVisible()
  const pizzas = page.getByRole("region", { name: "Fra ovnen på Torget" })
  await expect.element(pizzas.getByRole("link", { name: "Hagen" })).toBeVisible()
  await expectNoAxeViolations()
  await again.getByRole("button", { name: "Bestill på nytt" }).click()
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "PEPP_AM40", quantity: 1 }])
  await expect.element(page.getByRole("link", { name: "1 vare Se handlevognen 299 kr" })).toBeVisible()
})

test.for([320, 1280])("the first page with all that it can hold fits, %i pixels wide", async (width) => {
  const shop = atMenu("/en")
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 2 })
  shop.send({ type: "PathOpened", path: "/en", how: "link" })
  await drawScene(shop)
  shop.answer("LoadStores", [store])
  await expect.element(page.getByRole("heading", { name: "From the oven at Torget" })).toBeVisible()
  await expectNoSidewaysScroll(width)
})

test("a language is chosen by an event; its link is real", async () => {
  const shop = openSceneShop("/butikker")
  await drawScene(shop)
  const english = page.getByRole("link", { name: "English" })
  await expect.element(english).toHaveAttribute("href", "/en/butikker")
  await english.click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/en/butikker" })
})

test("an address that leads nowhere says so", async () => {
  await drawScene(openSceneShop("/calzone"))
  await expect.element(page.getByRole("heading", { level: 1, name: "Her er det ingen pizza" })).toBeVisible()
  await expectNoAxeViolations()
})

test("the log's hash is shown once it is exported", async () => {
  await drawScene(openSceneShop("/"))
  await page.getByTestId("log-download").click()
  await expect.element(page.getByTestId("log-hash")).toHaveTextContent("h1:scene")
})
