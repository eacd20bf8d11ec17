import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { kroner } from "@skorpe/core/money"
import { drawScene, expectNoAxeViolations } from "../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { menu, store } from "../testing/samples.ts"
import { openSceneShop } from "../testing/sceneShop.ts"
import { atMenu } from "../testing/walk.ts"

const header = page.getByRole("banner")
const home = header.getByRole("link", { name: "Skorpe, til forsiden" })

const profile = {
  _id: "c1",
  externalId: "x1",
  phoneNumber: "+4722111111",
  email: null,
  organisations: [{ organisationId: "org-1", isActive: true }],
  favoriteStore: null,
  birthdate: null,
}

/** A customer who was logged in before, at the stores. */
const atStoresLoggedIn = async () => {
  const shop = openSceneShop("/butikker", { device: { loggedIn: true } })
  await drawScene(shop)
  shop.answer("LoadUser", profile)
  return shop
}

test("the whole name stands on the first page only, for a visitor with nothing in the cart", async () => {
  const shop = atMenu()
  await drawScene(shop)
  await expect.element(home).toHaveAttribute("data-full", "false")
  shop.send({ type: "PathOpened", path: "/", how: "link" })
  await expect.element(home).toHaveAttribute("data-full", "true")
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  await expect.element(home).toHaveAttribute("data-full", "false")
})

test("the cart tells its count aloud, also that it is empty", async () => {
  const shop = atMenu()
  await drawScene(shop)
  const told = header.getByRole("status")
  await expect.element(told).toHaveTextContent("Handlevognen er tom")
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 2 })
  await expect.element(told).toHaveTextContent("2 varer i handlevognen")
  await expect.element(page.getByTestId("cart-link")).toHaveAttribute("href", "/handlevogn")
})

test("the login knows the way back; it leads there without loading the page anew", async () => {
  await drawScene(openSceneShop("/butikker?by=oslo"))
  const login = header.getByRole("link", { name: "Logg inn" })
  await expect.element(login).toHaveAttribute("href", "/logg-inn?redirect=%2Fbutikker%3Fby%3Doslo")
})

test("who is logged in gets the own page, and a sign of the company that is ordered for", async () => {
  const shop = await atStoresLoggedIn()
  await expect.element(header.getByRole("link", { name: "Min side", exact: true })).toHaveAttribute("href", "/min-side")
  shop.send({ type: "AccountChosen", organisationId: "org-1" })
  await expect.element(header.getByRole("link", { name: "Min side, bedrift" })).toHaveAttribute("href", "/min-side")
})

test("inside the app there is neither an account nor a footer", async () => {
  await drawScene(openSceneShop("/butikker", { isNative: true }))
  await expect.element(header.getByRole("button", { name: "Meny" })).toBeVisible()
  await expect.element(header.getByRole("link", { name: "Logg inn" })).not.toBeInTheDocument()
  await expect.element(page.getByRole("contentinfo")).not.toBeInTheDocument()
})

test("the store is named with the hotspot that the food is brought to", async () => {
  const stadium = { id: "h1", name: "Stadion", address: store.address, position: store.position }
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  await drawScene(shop)
  await expect.element(page.getByTestId("store-button")).toHaveTextContent("Velg butikk")
  const hotspots = [{ ...stadium, fee: kroner(29), parameters: [] }]
  shop.answer("LoadStore", { store: { ...store, hotspots }, menu })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
  await expect.element(page.getByTestId("store-button")).toHaveTextContent("Torget · Stadion, bytt butikk")
})

test("it is narrow enough for the narrowest phone, whatever it holds", async () => {
  const shop = atMenu()
  await drawScene(shop)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 12 })
  await expectNoSidewaysScroll(320)
  await expectNoAxeViolations()
})
