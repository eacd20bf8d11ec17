import type { StoreView } from "@skorpe/core/units/store"
import { everythingMenu } from "../testing/bar.ts"
import { menu, status, store } from "../testing/samples.ts"
import { addPizza, after, atMenu, atTorget, confirmPrice, goTo, openAt } from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

const menuScreen = { _tag: "Menu", storeSlug: "torget" } as const
const gone = { _tag: "Refused", status: 404, problems: [] }

const withMenu = (visit: Visit) =>
  after(
    openAt(visit, menuScreen),
    (shop) => shop.answer("LoadStore", { store, menu }),
    (shop) => shop.answer("LoadStatus", status),
  )

/** The menu's states, by the loading of its store; then by search, filters and what its cards show. */
export const menuStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "the menu screen loads its store at once" },
  Loading: { story: "the menu is loading", reach: (visit) => openAt(visit, menuScreen) },
  Loaded: { story: "the whole menu of an open store, one drink sold out", reach: (visit) => atMenu(visit) },
  Failed: {
    story: "loading the menu failed",
    reach: (visit) => after(openAt(visit, menuScreen), (shop) => shop.fail("LoadStore", { _tag: "Unreachable" })),
  },
  Missing: {
    story: "there is no such store",
    reach: (visit) => after(openAt(visit, menuScreen), (shop) => shop.fail("LoadStore", gone)),
  },
  closed: {
    story: "the store has closed for tonight",
    reach: (visit) =>
      after(
        openAt(visit, menuScreen),
        (shop) => shop.answer("LoadStore", { store, menu }),
        (shop) => shop.answer("LoadStatus", { ...status, open: false }),
      ),
  },
  bar: {
    story: "a drink sold out until half past eight, and a beer with an age limit of 18",
    reach: (visit) => atTorget(visit),
  },
  everyShelf: {
    story: "products on every shelf",
    reach: (visit) =>
      after(
        openAt(visit, menuScreen),
        (shop) => shop.answer("LoadStore", { store, menu: everythingMenu }),
        (shop) => shop.answer("LoadStatus", status),
      ),
  },
  oneKind: {
    story: "one sub-category of pizzas is shown",
    reach: (visit) =>
      after(atMenu(visit), (shop) => shop.send({ type: "ShelfChosen", category: "Pizza", subCategory: "green" })),
  },
  oneSize: {
    story: "only products in the large size are shown, with that size's prices",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "SizeFiltered", size: "large" })),
  },
  nothingSo: {
    story: "no product of the sub-category comes in the large size",
    reach: (visit) =>
      after(
        withMenu(visit),
        (shop) => shop.send({ type: "ShelfChosen", category: "Pizza", subCategory: "green" }),
        (shop) => shop.send({ type: "SizeFiltered", size: "large" }),
      ),
  },
  searchBefore: {
    story: "the search field is empty, with the search history below it",
    focus: "input[type=search]",
    reach: (visit) => atMenu(visit, { searchHistory: [{ query: "pepperoni" }, { query: "cola" }] }),
  },
  searchFound: {
    story: "the search has results while it is typed",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "SearchTyped", query: "hag" })),
  },
  searchNothing: {
    story: "the search has no results",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "SearchTyped", query: "hagxyz" })),
  },
  searchMany: {
    story: "the search has more results than are shown",
    reach: (visit) =>
      after(
        openAt(visit, menuScreen),
        (shop) =>
          shop.answer("LoadStore", {
            store,
            menu: {
              ...menu,
              products: Array.from({ length: 30 }, (_, index) => {
                const { [index % 2]: product = menu.products[0] } = menu.products
                return { ...product, id: `many-${index}`, slug: `many-${index}` }
              }),
            },
          }),
        (shop) => shop.send({ type: "SearchTyped", query: "p" }),
      ),
  },
  liked: {
    story: "one product is a favourite",
    reach: (visit) =>
      after(atMenu(visit), (shop) => shop.send({ type: "FavouriteToggled", variationCode: "VEGG_AM40" })),
  },
  favourites: {
    story: "only favourites are shown",
    reach: (visit) =>
      after(
        atMenu(visit),
        (shop) => shop.send({ type: "FavouriteToggled", variationCode: "VEGG_AM40" }),
        (shop) => shop.send({ type: "FavouritesShown", only: true }),
      ),
  },
  noFavourites: {
    story: "only favourites are shown, and there are none",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "FavouritesShown", only: true })),
  },
  withCart: {
    story: "a pizza is in the cart, and its notice has disappeared",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), confirmPrice),
  },
  belowMinimum: {
    story: "delivery with a drink in the cart: the bar shows what is missing to the minimum",
    reach: (visit) =>
      after(
        atTorget(visit),
        (shop) => shop.send({ type: "MethodChosen", method: "delivery" }),
        (shop) => shop.send({ type: "ProductAdded", productId: "p5", variationCode: "LEMON", quantity: 2 }),
        (shop) => shop.wait(6_000),
      ),
  },
}

const productAt = (productSlug: string) => ({ _tag: "Product", storeSlug: "torget", productSlug }) as const
const atProduct = (visit: Visit, productSlug: string) => goTo(atTorget(visit), productAt(productSlug))

/** The product page's states, by the loading of its store; then by product and choice. */
export const productStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "the product screen loads its store at once" },
  Loading: { story: "the menu is loading", reach: (visit) => openAt(visit, productAt("pepperoni")) },
  Loaded: { story: "an available pizza", reach: (visit) => atProduct(visit, "pepperoni") },
  Failed: {
    story: "loading the menu failed",
    reach: (visit) =>
      after(openAt(visit, productAt("pepperoni")), (shop) => shop.fail("LoadStore", { _tag: "Unreachable" })),
  },
  Missing: {
    story: "there is no such store",
    reach: (visit) => after(openAt(visit, productAt("pepperoni")), (shop) => shop.fail("LoadStore", gone)),
  },
  soldOut: { story: "a drink sold out for today", reach: (visit) => atProduct(visit, "cola") },
  soldOutUntil: { story: "a drink sold out until half past eight", reach: (visit) => atProduct(visit, "grape") },
  deposit: { story: "a can, with its deposit", reach: (visit) => atProduct(visit, "lemon") },
  beer: { story: "a beer, with its strength and age limit", reach: (visit) => atProduct(visit, "pils") },
  oneCrust: {
    story: "the chosen crust comes in medium only, and the page says so",
    reach: (visit) =>
      after(atProduct(visit, "pepperoni"), (shop) => shop.send({ type: "VariationChosen", code: "PEPP_IT30" })),
  },
  liked: {
    story: "the product is a favourite",
    reach: (visit) =>
      after(atProduct(visit, "pepperoni"), (shop) =>
        shop.send({ type: "FavouriteToggled", variationCode: "PEPP_AM40" }),
      ),
  },
  two: {
    story: "two large ones are chosen",
    reach: (visit) =>
      after(
        atProduct(visit, "pepperoni"),
        (shop) => shop.send({ type: "VariationChosen", code: "PEPP_AM40" }),
        (shop) => shop.send({ type: "QuantityStepped", step: 1 }),
      ),
  },
  added: {
    story: "it has just been put in the cart, and the button says so",
    reach: (visit) => after(atProduct(visit, "pepperoni"), addPizza),
  },
  sizeSoldOut: {
    story: "the large size is sold out, so the page begins with the medium one",
    reach: (visit) =>
      goTo(
        after(
          openAt(visit, menuScreen),
          (shop) => shop.answer("LoadStore", { store, menu }),
          (shop) => shop.answer("LoadStatus", { ...status, soldOutVariations: ["PEPP_AM40"] }),
        ),
        productAt("pepperoni"),
      ),
  },
  everything: {
    story: "every crust and size, and all allergens",
    reach: (visit) =>
      after(openAt(visit, productAt("full-house")), (shop) =>
        shop.answer("LoadStore", { store, menu: everythingMenu }),
      ),
  },
  halves: {
    story: "a half-and-half, to be configured in the builder",
    reach: (visit) =>
      after(openAt(visit, productAt("half-and-half")), (shop) =>
        shop.answer("LoadStore", { store, menu: everythingMenu }),
      ),
  },
  nothing: { story: "the store does not sell this product", reach: (visit) => atProduct(visit, "hawaii-deluxe") },
}
