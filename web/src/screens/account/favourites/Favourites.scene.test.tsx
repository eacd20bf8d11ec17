import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoSidewaysScroll } from "../../../testing/expectNoSidewaysScroll.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer, richMenu, status } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"
import { bryggen, torget } from "../../../testing/stores.ts"

const main = page.getByRole("main")
const section = (name: string) => main.getByRole("region", { name })
const favourites = section("Favoritter")
const names = () =>
  favourites
    .getByRole("heading", { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

/** A customer on their own page, who likes two pizzas and something that Torget does not sell. */
const atOwnPage = async (device: object = {}): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", {
    device: {
      loggedIn: true,
      favourites: [{ customerId: customer._id, codes: ["VEGG_AM40", "PEPP_AM40", "ELSEWHERE"] }],
      store: { id: torget.id, slug: torget.slug, name: torget.name },
      ...device,
    },
  })
  shop.answer("LoadUser", customer)
  shop.answer("LoadStores", [torget, bryggen])
  await renderScene(shop)
  return shop
}

const withMenu = async (device: object = {}): Promise<SceneShop> => {
  const shop = await atOwnPage(device)
  shop.answer("LoadStore", { store: torget, menu: richMenu })
  shop.answer("LoadStatus", status)
  return shop
}

test("favourites are listed newest first, with the price of the store, and are added to the cart with the same sheet of sizes as on the menu", async () => {
  const shop = await atOwnPage()
  await expect.element(favourites.getByText("Henter favorittene dine …")).toBeInTheDocument()
  shop.answer("LoadStore", { store: torget, menu: richMenu })
  shop.answer("LoadStatus", status)
  await expect.element(favourites.getByText("fra 199 kr")).toBeVisible()
  expect(names()).toEqual(["Hagen", "Pepperoni"])
  await expect.element(favourites.getByText("1 av favorittene dine selges ikke her.")).toBeVisible()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await favourites.getByRole("button", { name: /Hagen/ }).last().click()
  shop.wait(300)
  await page.getByRole("dialog").getByRole("button", { name: /Stor/ }).click()
  shop.wait(300)
  expect(shop.views().cart.lines).toMatchObject([{ quantity: 1 }])
})

test("a favourite is removed by keyboard, and an undo restores its place and the focus", async () => {
  await withMenu()
  const heart = favourites.getByRole("button", { pressed: true }).first()
  ;(heart.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(favourites.getByText("Hagen er ikke lenger en favoritt.")).toBeVisible()
  const undo = favourites.getByRole("button", { name: "Angre: Hagen som favoritt igjen" })
  await expect.element(undo).toHaveFocus()
  // Away from the header, which covers what is scrolled beneath it.
  scrollTo({ top: 0, behavior: "instant" })
  await expectNoAxeViolations()
  await userEvent.keyboard("{Enter}")
  await expect.element(favourites.getByRole("link", { name: "Hagen" })).toHaveFocus()
  expect(names()).toEqual(["Hagen", "Pepperoni"])
})

test("without a store there is no price, and without a menu the page says so", async () => {
  const shop = await atOwnPage({ store: null })
  await expect.element(favourites.getByText(/^Velg en favorittbutikk/)).toBeVisible()
  shop.send({ type: "DefaultStoreChosen", storeId: bryggen.id })
  shop.answer("SaveDefaultStore", { ...customer, favoriteStore: bryggen.id })
  shop.fail("LoadStore", { _tag: "Unreachable" })
  await expect.element(favourites.getByText(/^Vi fikk ikke hentet menyen/)).toBeVisible()
  await expectNoAxeViolations()
})

test("a customer without favourites is told how to add one", async () => {
  await atOwnPage({ favourites: null })
  await expect.element(favourites.getByText(/^Trykk på hjertet/)).toBeVisible()
})

test("the default store is chosen, changed and removed", async () => {
  const shop = await atOwnPage()
  const store = section("Favorittbutikk")
  const panel = page.getByRole("dialog", { name: "Favorittbutikk" })
  await store.getByRole("button", { name: "Velg favorittbutikk" }).click()
  shop.wait(300)
  await panel.getByRole("button", { name: /Bryggen/ }).click()
  shop.answer("SaveDefaultStore", { ...customer, favoriteStore: bryggen.id })
  await panel.getByRole("button", { name: "Lukk" }).click()
  shop.wait(300)
  await expect.element(store.getByRole("heading", { level: 3, name: "Bryggen" })).toBeVisible()
  await expect
    .element(store.getByRole("link", { name: "Til menyen" }))
    .toHaveAttribute("href", "/butikker/bryggen/meny/pizza")
  await expectNoAxeViolations()
  await store.getByRole("button", { name: "Bytt favorittbutikk" }).click()
  shop.wait(300)
  await panel.getByRole("button", { name: /^Ingen favorittbutikk/ }).click()
  shop.answer("SaveDefaultStore", customer)
  await expect
    .element(panel.getByRole("button", { name: /^Ingen favorittbutikk/ }))
    .toHaveAttribute("aria-pressed", "true")
  await panel.getByRole("button", { name: "Lukk" }).click()
  shop.wait(300)
  await expect.element(store.getByRole("button", { name: "Velg favorittbutikk" })).toBeVisible()
})

test("an earlier search is repeated, or removed from this device", async () => {
  const shop = await atOwnPage({ searchHistory: [{ query: "uten løk" }, { query: "cola" }] })
  const searches = section("Sist søkt")
  const again = searches.getByRole("link", { name: "cola" })
  await expect.element(again).toHaveAttribute("href", "/butikker/torget/meny/pizza")
  await expectNoAxeViolations()
  await searches.getByRole("button", { name: "Glem søkene" }).click()
  await expect.element(searches.getByRole("heading", { name: "Sist søkt" })).toHaveFocus()
  await expect.element(searches.getByText(/enheten har glemt det/)).toBeVisible()
  expect(shop.views().search.history).toEqual([])
})

test("a chosen search becomes the query on the menu", async () => {
  const shop = await withMenu({ searchHistory: [{ query: "hagen" }] })
  await section("Sist søkt").getByRole("link", { name: "hagen" }).click()
  expect(shop.views().search).toMatchObject({ query: "hagen" })
  expect(shop.views().route.screen._tag).toBe("Menu")
})
