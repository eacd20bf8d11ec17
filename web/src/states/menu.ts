import type { StoreView } from "@skorpe/core/store"
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

/** The menu of a store, by how the store stands; then what is looked for on it, and what its cards can say. */
export const menuStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "a menu's address asks for its store at once" },
  Loading: { story: "the menu is on its way", reach: (visit) => openAt(visit, menuScreen) },
  Loaded: { story: "the whole menu of an open store, one drink sold out", reach: (visit) => atMenu(visit) },
  Failed: {
    story: "the menu did not come",
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
  bar: { story: "a drink that is back at half past eight, and a beer from 18", reach: (visit) => atTorget(visit) },
  everyShelf: {
    story: "something on each shelf",
    reach: (visit) =>
      after(
        openAt(visit, menuScreen),
        (shop) => shop.answer("LoadStore", { store, menu: everythingMenu }),
        (shop) => shop.answer("LoadStatus", status),
      ),
  },
  oneKind: {
    story: "only one kind of pizza is shown",
    reach: (visit) =>
      after(atMenu(visit), (shop) => shop.send({ type: "ShelfChosen", category: "Pizza", subCategory: "green" })),
  },
  oneSize: {
    story: "only what is made large is shown, at that size's price",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "SizeFiltered", size: "large" })),
  },
  nothingSo: {
    story: "of that kind nothing is made large",
    reach: (visit) =>
      after(
        withMenu(visit),
        (shop) => shop.send({ type: "ShelfChosen", category: "Pizza", subCategory: "green" }),
        (shop) => shop.send({ type: "SizeFiltered", size: "large" }),
      ),
  },
  searchBefore: {
    story: "the field is empty, under it what was searched for before",
    focus: "input[type=search]",
    reach: (visit) => atMenu(visit, { searchHistory: [{ query: "pepperoni" }, { query: "cola" }] }),
  },
  searchFound: {
    story: "what was found as it was typed",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "SearchTyped", query: "hag" })),
  },
  searchNothing: {
    story: "nothing is called that",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "SearchTyped", query: "hagxyz" })),
  },
  searchMany: {
    story: "more was found than anybody looks through",
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
    story: "a heart has been pressed",
    reach: (visit) =>
      after(atMenu(visit), (shop) => shop.send({ type: "FavouriteToggled", variationCode: "VEGG_AM40" })),
  },
  favourites: {
    story: "only what is liked is shown",
    reach: (visit) =>
      after(
        atMenu(visit),
        (shop) => shop.send({ type: "FavouriteToggled", variationCode: "VEGG_AM40" }),
        (shop) => shop.send({ type: "FavouritesShown", only: true }),
      ),
  },
  noFavourites: {
    story: "only what is liked is to be shown, and nothing is",
    reach: (visit) => after(atMenu(visit), (shop) => shop.send({ type: "FavouritesShown", only: true })),
  },
  withCart: {
    story: "a pizza is in the cart, and the word that it went there has gone",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), confirmPrice),
  },
  belowMinimum: {
    story: "a drink is in the cart, to be brought: the bar says how much is left",
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

/** The page of one product, by how its store stands. */
export const productStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "a product's address asks for its store at once" },
  Loading: { story: "its menu is on its way", reach: (visit) => openAt(visit, productAt("pepperoni")) },
  Loaded: { story: "a pizza that can be had", reach: (visit) => atProduct(visit, "pepperoni") },
  Failed: {
    story: "its menu did not come",
    reach: (visit) =>
      after(openAt(visit, productAt("pepperoni")), (shop) => shop.fail("LoadStore", { _tag: "Unreachable" })),
  },
  Missing: {
    story: "there is no such store",
    reach: (visit) => after(openAt(visit, productAt("pepperoni")), (shop) => shop.fail("LoadStore", gone)),
  },
  soldOut: { story: "a drink that is sold out for today", reach: (visit) => atProduct(visit, "cola") },
  soldOutUntil: { story: "a drink that is back at half past eight", reach: (visit) => atProduct(visit, "grape") },
  deposit: { story: "a can, with its deposit", reach: (visit) => atProduct(visit, "lemon") },
  beer: { story: "a beer: how strong, and from which age", reach: (visit) => atProduct(visit, "pils") },
  oneCrust: {
    story: "on this crust it is made in medium only, and says so",
    reach: (visit) =>
      after(atProduct(visit, "pepperoni"), (shop) => shop.send({ type: "VariationChosen", code: "PEPP_IT30" })),
  },
  liked: {
    story: "its heart has been pressed",
    reach: (visit) =>
      after(atProduct(visit, "pepperoni"), (shop) =>
        shop.send({ type: "FavouriteToggled", variationCode: "PEPP_AM40" }),
      ),
  },
  two: {
    story: "two of a large one are wanted",
    reach: (visit) =>
      after(
        atProduct(visit, "pepperoni"),
        (shop) => shop.send({ type: "VariationChosen", code: "PEPP_AM40" }),
        (shop) => shop.send({ type: "QuantityStepped", step: 1 }),
      ),
  },
  sizeSoldOut: {
    story: "the large one is sold out, the others are there",
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
    story: "every crust and size, and all that must be declared",
    reach: (visit) =>
      after(openAt(visit, productAt("full-house")), (shop) =>
        shop.answer("LoadStore", { store, menu: everythingMenu }),
      ),
  },
  halves: {
    story: "two pizzas in one, to be chosen in the builder",
    reach: (visit) =>
      after(openAt(visit, productAt("half-and-half")), (shop) =>
        shop.answer("LoadStore", { store, menu: everythingMenu }),
      ),
  },
  nothing: { story: "the store sells nothing of that name", reach: (visit) => atProduct(visit, "hawaii-deluxe") },
}
