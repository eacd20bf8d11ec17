import type { BuilderOutcome } from "@skorpe/core/units/builder"
import type { Menu } from "@skorpe/core/domain/menu"
import { barMenu, everythingMenu } from "../testing/bar.ts"
import { status } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import { after, atFullCart, atMenu, openAt, openPanel } from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

type Step = (shop: SceneShop) => void

const toggle =
  (code: string): Step =>
  (shop) =>
    shop.send({ type: "IngredientToggled", code })

const builder = (productSlug = "pepperoni") => openPanel({ _tag: "PizzaBuilder", productSlug, lineId: null })

const built =
  (...does: readonly Step[]) =>
  (visit: Visit) =>
    after(atMenu(visit), builder(), ...does)

const half: readonly Step[] = [
  (shop) => shop.send({ type: "DividerMoved", cover: "both" }),
  (shop) => shop.send({ type: "HalfChosen", side: "right", productSlug: "hagen" }),
]

const withoutHam: Menu = {
  ...barMenu,
  ingredients: barMenu.ingredients.map((one) => (one.productCode === "HA" ? { ...one, soldOut: true } : one)),
}

const before = (visit: Visit, menu: Menu, more: object = {}): SceneShop =>
  after(
    openAt(visit, { _tag: "Menu", storeSlug: "torget" }),
    (shop) => shop.answer("LoadStore", { store: torget, menu }),
    (shop) => shop.answer("LoadStatus", { ...status, ...more }),
  )

/** The builder's states, by the action of its button; then the changes to a pizza (SPEC §2.6). */
export const builderStates: StatesOf<BuilderOutcome> = {
  add: { story: "a pizza with ham, ready to add to the cart", reach: built(toggle("HA")) },
  update: {
    story: "a half-and-half from the cart is edited",
    reach: (visit) => {
      const shop = atFullCart(visit)
      const line = shop.views().cart.lines[0]
      return after(shop, openPanel({ _tag: "PizzaBuilder", productSlug: line?.slug ?? "", lineId: line?.id ?? "" }))
    },
  },
  soldOut: {
    story: "the pizza is sold out today",
    reach: (visit) => after(before(visit, barMenu, { soldOutProducts: ["PEPP"] }), builder()),
  },
  open: { story: "a pizza without changes", reach: built() },
  changed: { story: "ham, mushrooms and garlic sauce added", reach: built(...["HA", "MU", "S"].map(toggle)) },
  amounts: {
    story: "one ingredient light, one tripled, one removed",
    reach: built(
      toggle("HA"),
      toggle("MU"),
      (shop) => shop.send({ type: "LevelChosen", code: "HA", level: 0.75 }),
      (shop) => shop.send({ type: "LevelChosen", code: "MU", level: 3 }),
      toggle("PE"),
    ),
  },
  large: {
    story: "three large ones",
    reach: built(
      (shop) => shop.send({ type: "BaseChosen", crust: "american", size: "large" }),
      (shop) => shop.send({ type: "PiecesStepped", step: 1 }),
      (shop) => shop.send({ type: "PiecesStepped", step: 1 }),
    ),
  },
  italian: {
    story: "on an Italian crust",
    reach: built((shop) => shop.send({ type: "BaseChosen", crust: "italian", size: "medium" })),
  },
  everything: {
    story: "every crust and size, all allergens, one ingredient sold out and one tripled",
    reach: (visit) => after(before(visit, everythingMenu), builder("full-house")),
  },
  glutenFree: {
    story: "gluten-free, at a higher price",
    reach: (visit) =>
      after(before(visit, everythingMenu), builder("full-house"), (shop) =>
        shop.send({ type: "BaseChosen", crust: "glutenfree", size: "medium" }),
      ),
  },
  nothingDeclared: {
    story: "no allergens",
    reach: (visit) => after(before(visit, everythingMenu), builder("plain")),
  },
  sizeSoldOut: {
    story: "the large size is sold out",
    reach: (visit) => after(before(visit, barMenu, { soldOutVariations: ["PEPP_AM40"] }), builder()),
  },
  halves: {
    story: "a half-and-half, with mushrooms on the second half",
    reach: built(...half, (shop) => shop.send({ type: "HalfShown", side: "right" }), toggle("MU")),
  },
  leftShown: {
    story: "a half-and-half, the first half shown, with extra ham",
    reach: built(...half, (shop) => shop.send({ type: "HalfShown", side: "left" }), toggle("HA")),
  },
  swapped: {
    story: "the halves are swapped",
    reach: built(...half, (shop) => shop.send({ type: "HalvesSwapped" })),
  },
  coversLeft: {
    story: "the divider is dragged to one edge: all of the pizza is the first half",
    reach: built(...half, (shop) => shop.send({ type: "DividerMoved", cover: "left" })),
  },
  coversRight: {
    story: "the divider is dragged to the other edge: all of the pizza is the second half",
    reach: built(...half, (shop) => shop.send({ type: "DividerMoved", cover: "right" })),
  },
  full: {
    story: "ten toppings: no more can be added",
    reach: built(
      ...["HA", "MU", "ON"].map(toggle),
      ...["HA", "MU", "PE"].map((code) => (shop: SceneShop) => shop.send({ type: "LevelChosen", code, level: 3 })),
    ),
  },
  ingredientGone: {
    story: "an added ingredient has sold out meanwhile",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Menu", storeSlug: "torget" }),
        (shop) => shop.send({ type: "ConnectionLost" }),
        (shop) => shop.answer("LoadStore", { store: torget, menu: barMenu }),
        (shop) => shop.answer("LoadStatus", status),
        builder(),
        toggle("HA"),
        (shop) => shop.send({ type: "ConnectionRestored" }),
        (shop) => shop.answer("LoadStore", { store: torget, menu: withoutHam }),
      ),
  },
  gone: {
    story: "the pizza is not on the menu",
    reach: (visit) =>
      after(atMenu(visit), openPanel({ _tag: "PizzaBuilder", productSlug: "finnes-ikke", lineId: null })),
  },
}
