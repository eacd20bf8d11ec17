import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { beginAtTop } from "../../testing/beginAtTop.ts"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { order, status, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { doors, offer } from "../../testing/stores.ts"
import { atCheckout, atMenu, placeOrder } from "../../testing/walk.ts"

test("the landing page leads to the stores by keyboard, with a skip link past the header", async () => {
  const shop = openSceneShop("/")
  await renderScene(shop)
  shop.answer("LoadStores", [store])
  await expectNoAxeViolations()
  beginAtTop()
  await userEvent.tab()
  await expect.element(page.getByRole("link", { name: "Hopp til innholdet" })).toHaveFocus()
  await page.getByRole("main").getByRole("link", { name: "Velg butikk" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Velg butikk" })).toHaveFocus()
  expect(document.title).toBe("Velg butikk · Skorpe")
})

test("a returning customer sees their store's pizzas, and can repeat the last order once it is over, with one press", async () => {
  const shop = atCheckout()
  placeOrder(shop)
  shop.answer("PlaceOrder", { orderId: "o1" })
  shop.send({ type: "PathOpened", path: "/", how: "link" })
  await renderScene(shop)
  shop.answer("LoadStores", [store])
  shop.answer("LoadOrder", order)
  const bar = page.getByRole("region", { name: "Bestillingen din er på gang" })
  await expect.element(bar.getByText("Deigen strekkes")).toBeVisible()
  const again = page.getByRole("region", { name: "Det samme igjen?" })
  expect(again.elements()).toEqual([])
  await expectNoAxeViolations()
  shop.report("FollowOrder", { ...order.tracking, sequence: 9, status: "completed" })
  await expect.element(again.getByText("Pepperoni, stor")).toBeVisible()
  const pizzas = page.getByRole("region", { name: "Fra ovnen på Torget" })
  await expect.element(pizzas.getByRole("link", { name: "Hagen" })).toBeVisible()
  await expectNoAxeViolations()
  await again.getByRole("button", { name: "Bestill på nytt" }).click()
  shop.answer("LoadStatus", status)
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "PEPP_AM40", quantity: 1 }])
  await expect.element(page.getByRole("link", { name: "1 vare Se handlevognen 299 kr" })).toBeVisible()
  expect(bar.elements()).toEqual([])
})

const start = page.getByRole("combobox", { name: "Få den levert til" })

test("an order begins with an address: suggestions under the field, then who delivers there", async () => {
  const shop = openSceneShop("/")
  await renderScene(shop)
  await userEvent.fill(start, "torgg")
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  await expect.element(page.getByRole("option")).toHaveLength(3)
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await userEvent.keyboard("{ArrowDown}{Enter}")
  shop.wait(300)
  shop.answer("FindStores", offer)
  const finder = page.getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })
  await expect.element(finder.getByRole("region", { name: "Torget leverer til Torggata 1" })).toBeVisible()
  await expectNoAxeViolations()
  await userEvent.keyboard("{Escape}")
  shop.wait(300)
  await page.getByRole("button", { name: "Se hvem som leverer dit" }).click()
  shop.wait(300)
  await expect.element(finder).toBeVisible()
})

test("an address that is not found still offers the nearest store, another address, or all stores", async () => {
  const shop = openSceneShop("/")
  await renderScene(shop)
  await userEvent.fill(start, "xyz")
  shop.wait(500)
  shop.answer("FindAddresses", [])
  await expect.element(page.getByText("Vi fant ikke adressen.")).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Velg butikk" })).toHaveAttribute("href", "/butikker")
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await page.getByRole("button", { name: "Bytt adresse" }).click()
  await expect.element(start).toHaveFocus()
  await expect.element(start).toHaveValue("")
  await userEvent.fill(start, "xyz")
  shop.wait(500)
  shop.answer("FindAddresses", [])
  await page.getByRole("link", { name: "Hent i nærmeste butikk" }).click()
  expect(shop.sent()).toContainEqual({ type: "NearbyWanted" })
  expect(shop.views().route.path).toBe("/butikker")
})

test("an order to collect begins with the nearest store", async () => {
  const shop = openSceneShop("/")
  await renderScene(shop)
  await page.getByRole("link", { name: "Hent i nærmeste butikk" }).click()
  shop.answer("LoadStores", [store])
  await expect.element(page.getByText("Finner ut hvor du er …")).toBeVisible()
  expect(shop.views().route.path).toBe("/butikker")
})

test.for([320, 1280])("the landing page with all of its parts fits, %i pixels wide", async (width) => {
  const shop = atMenu("/en")
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 2 })
  shop.send({ type: "PathOpened", path: "/en", how: "link" })
  await renderScene(shop)
  shop.answer("LoadStores", [store])
  await expect.element(page.getByRole("heading", { name: "From the oven at Torget" })).toBeVisible()
  await expectNoSidewaysScroll(width)
})

test("choosing a language reloads the page in that language, and its link has a real address", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  const english = page.getByRole("link", { name: "English" })
  await expect.element(english).toHaveAttribute("href", "/en/butikker")
  await english.click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/en/butikker" })
})

test("an unknown address says so", async () => {
  await renderScene(openSceneShop("/calzone"))
  await expect.element(page.getByRole("heading", { level: 1, name: "Her er det ingen pizza" })).toBeVisible()
  await expectNoAxeViolations()
})

test("the link back to a store fits the space reserved for it, however long the store's name", async () => {
  const chosen = { id: "108", slug: "kristiansand-kvadraturen", name: "Kristiansand Kvadraturen" }
  await renderScene(openSceneShop("/en", { device: { store: chosen } }))
  const back = page.getByRole("link", { name: "Carry on at Kristiansand Kvadraturen" })
  await expect.element(back).toBeVisible()
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await document.fonts.ready
  for (const width of [320, 900, 1024]) {
    await page.viewport(width, innerHeight)
    await expect.poll(() => [width, back.element().getBoundingClientRect().height]).toEqual([width, 60])
  }
})
