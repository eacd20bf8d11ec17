import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { kroner } from "@skorpe/core/domain/money"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { customer, menu, store } from "../testing/samples.ts"
import { openSceneShop } from "../testing/sceneShop.ts"
import { atMenu } from "../testing/walk.ts"

const header = page.getByRole("banner")
const home = header.getByRole("link", { name: "Skorpe, til forsiden" })

const profile = { ...customer, organisations: [{ organisationId: "org-1", isActive: true }] }

/** A customer who was logged in before, at the stores. */
const atStoresLoggedIn = async () => {
  const shop = openSceneShop("/butikker", { device: { loggedIn: true } })
  await renderScene(shop)
  shop.answer("LoadUser", profile)
  return shop
}

test("the full logo is shown only on the landing page, to a visitor with an empty cart", async () => {
  const shop = atMenu()
  await renderScene(shop)
  await expect.element(home).toHaveAttribute("data-full", "false")
  shop.send({ type: "PathOpened", path: "/", how: "link" })
  await expect.element(home).toHaveAttribute("data-full", "true")
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  await expect.element(home).toHaveAttribute("data-full", "false")
})

test("the cart's count is in a live region, also when it is empty", async () => {
  const shop = atMenu()
  await renderScene(shop)
  const told = header.getByRole("status")
  await expect.element(told).toHaveTextContent("Handlevognen er tom")
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 2 })
  await expect.element(told).toHaveTextContent("2 varer i handlevognen")
  await expect.element(page.getByTestId("cart-link")).toHaveAttribute("href", "/handlevogn")
})

test("the login link carries the way back, and navigates without reloading the page", async () => {
  await renderScene(openSceneShop("/butikker?by=oslo"))
  const login = header.getByRole("link", { name: "Logg inn" })
  await expect.element(login).toHaveAttribute("href", "/logg-inn?redirect=%2Fbutikker%3Fby%3Doslo")
})

test("a logged-in customer gets a link to their account, with a sign for the company they order for", async () => {
  const shop = await atStoresLoggedIn()
  await expect.element(header.getByRole("link", { name: "Min side", exact: true })).toHaveAttribute("href", "/min-side")
  shop.send({ type: "AccountChosen", organisationId: "org-1" })
  await expect.element(header.getByRole("link", { name: "Min side, bedrift" })).toHaveAttribute("href", "/min-side")
})

test("inside the app there is neither an account nor a footer", async () => {
  await renderScene(openSceneShop("/butikker", { isNative: true }))
  await expect.element(header.getByRole("button", { name: "Meny" })).toBeVisible()
  await expect.element(header.getByRole("link", { name: "Logg inn" })).not.toBeInTheDocument()
  await expect.element(page.getByRole("contentinfo")).not.toBeInTheDocument()
})

test("the store is shown with the hotspot that the order is delivered to", async () => {
  const stadium = { id: "h1", name: "Stadion", address: store.address, position: store.position }
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  await renderScene(shop)
  await expect.element(page.getByTestId("store-button")).toHaveTextContent("Velg butikk")
  const hotspots = [{ ...stadium, fee: kroner(29), parameters: [] }]
  shop.answer("LoadStore", { store: { ...store, hotspots }, menu })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
  await expect.element(page.getByTestId("store-button")).toHaveTextContent("Torget · Stadion, bytt butikk")
})

const atHotspot = async (names: { readonly store: string; readonly hotspot: string }) => {
  const { address, position } = store
  const hotspots = [{ id: "h1", name: names.hotspot, address, position, fee: kroner(29), parameters: [] }]
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  await renderScene(shop)
  shop.answer("LoadStore", { store: { ...store, name: names.store, hotspots }, menu })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
  return shop
}

test("the hotspot is legible on a phone too, beside the longest name of a store", async () => {
  await atHotspot({ store: "Oslo Grünerløkka", hotspot: "Sofienbergparken" })
  const shown = page.getByTestId("store-button").getByText("Sofienbergparken")
  await expect.element(shown).toBeVisible()
  const name = shown.element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(name.parentElement?.getBoundingClientRect().right ?? 0)
})

test("another store's page does not show the cart's hotspot", async () => {
  const shop = await atHotspot({ store: "Torget", hotspot: "Stadion" })
  shop.send({ type: "PathOpened", path: "/butikker/bryggen/meny/pizza", how: "link" })
  shop.answer("LoadStore", { store: { ...store, id: "no-2", slug: "bryggen", name: "Bryggen" }, menu })
  await expect.element(page.getByTestId("store-button")).toHaveTextContent("Bryggen, bytt butikk")
  await expect.element(page.getByTestId("store-button")).not.toHaveTextContent("Stadion")
})

test("it fits the narrowest phone with the longest content", async () => {
  const shop = atMenu()
  await renderScene(shop)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 12 })
  await expectNoSidewaysScroll(320)
  // In a window as tall as the page no bar covers a part of a target.
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(320, 3000)
  try {
    await expectNoAxeViolations()
  } finally {
    await page.viewport(before.width, before.height)
  }
})
