import type { CartView } from "../cart/view.ts"
import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { Given } from "../../kernel/unit.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { MenuView } from "../menu/actor.ts"
import type { Modal } from "../../domain/overlay/model.ts"
import type { OverlayView } from "../overlay/view.ts"
import { isSameModal } from "../../domain/overlay/rules/isSameModal.ts"
import type { RouteView } from "../route/actor.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { StoreView } from "../store/view.ts"
import type { Kitchen } from "../../domain/builder/kitchen.ts"
import { correctClock } from "../../domain/timing/rules/correctClock.ts"
import { kitchenOf } from "./kitchenOf.ts"
import type { BuilderState, Hand, PizzaInHand } from "../../domain/builder/model.ts"
import { beginHalves, beginPizza, takeUpLine } from "../../domain/builder/rules/beginPizza.ts"
import { changeLevel, type LevelChange } from "../../domain/builder/rules/changeLevel.ts"
import { chooseBase } from "../../domain/builder/rules/chooseBase.ts"
import { mostPieces } from "../../domain/builder/rules/mostPieces.ts"
import { activePart, withActivePart } from "../../domain/builder/rules/setLevel.ts"
import { chooseHalf, moveDivider, swapHalves } from "../../domain/builder/rules/splitPizza.ts"
import { type BuilderView, viewPizza } from "./view.ts"

/** The views of other units that the builder reads. */
export interface BuilderSees {
  readonly cart: CartView
  readonly menu: MenuView
  readonly overlay: OverlayView
  readonly route: RouteView
  readonly store: StoreView
}

type BuilderGiven = Given<BuilderSees>
type BuilderOut = LedgerOut<ShopEvent, ShopCommand>
type BuilderPanel = Extract<Modal, { readonly _tag: "PizzaBuilder" }>

const kitchenNow = ({ market }: BuilderState, { at, see }: BuilderGiven): Kitchen | null =>
  kitchenOf(marketOf(market), see.store, see.cart, correctClock(at.t, see.store.clock))

/** Id of the panel that shows this pizza; `null` when it is not open or is closing. */
const panelOf = (pizza: PizzaInHand, { modal }: OverlayView): string | null =>
  modal !== null && !modal.isClosing && isSameModal(modal.modal, panelFor(pizza)) ? modal.id : null

/** The panel in which a pizza is built. */
export const panelFor = ({ productSlug, lineId }: PizzaInHand): BuilderPanel => ({
  _tag: "PizzaBuilder",
  productSlug,
  lineId,
})

const begin = (panel: BuilderPanel, kitchen: Kitchen, { cart, menu, route }: BuilderSees): PizzaInHand | null => {
  if (panel.lineId !== null) {
    const line = kitchen.lines.find(({ id }) => id === panel.lineId)
    return line ? takeUpLine(kitchen.menu, line, panel.productSlug) : null
  }
  const product = kitchen.menu.products.find(({ slug }) => slug === panel.productSlug)
  if (product === undefined || product.kind === "PRODUCT") return null
  const isShown = route.screen._tag === "Product" && route.screen.productSlug === product.slug
  const beginning = {
    product,
    variationCode: isShown ? menu.variationCode : null,
    preferredSize: cart.defaultPizzaSize,
    quantity: isShown ? menu.quantity : 1,
  }
  return product.kind === "PIZZA" ? beginPizza(kitchen, beginning) : beginHalves(kitchen, beginning)
}

/** Starts on the pizza that a panel was opened for. Reopening an open panel changes nothing. */
const opened = (state: BuilderState, modal: Modal, given: BuilderGiven): BuilderState => {
  if (modal._tag !== "PizzaBuilder") return state
  const { hand } = state
  const shown = given.see.overlay.modal
  const isOpen = hand._tag === "Building" && panelOf(hand.pizza, given.see.overlay) !== null
  if (isOpen && shown !== null && isSameModal(shown.modal, modal) && shown.id !== `m${given.at.n}`) return state
  const kitchen = kitchenNow(state, given)
  const pizza = kitchen && begin(modal, kitchen, given.see)
  return { ...state, hand: pizza ? { _tag: "Building", pizza } : { _tag: "Nothing" } }
}

/** Changes the pizza only while its panel is open. */
const changed = (
  state: BuilderState,
  given: BuilderGiven,
  change: (pizza: PizzaInHand, kitchen: Kitchen) => PizzaInHand,
): BuilderState => {
  const { hand } = state
  if (hand._tag !== "Building" || panelOf(hand.pizza, given.see.overlay) === null) return state
  const kitchen = kitchenNow(state, given)
  const pizza = kitchen ? change(hand.pizza, kitchen) : hand.pizza
  return pizza === hand.pizza ? state : { ...state, hand: { _tag: "Building", pizza } }
}

const levelled = (state: BuilderState, given: BuilderGiven, wanted: LevelChange): BuilderState =>
  changed(state, given, (pizza, kitchen) => changeLevel(kitchen, pizza, wanted))

/** The event that puts a finished pizza in the cart. */
const spoken = ({ lineId, codes: [variationCode, secondVariationCode], changes, quantity }: BuilderView): ShopEvent => {
  const made = { variationCode, secondVariationCode, ingredients: changes, quantity }
  return lineId === null
    ? { type: "ItemAdded", ...made, lineId: null, merge: "all", newStore: false }
    : { type: "LineEdited", id: lineId, ...made }
}

const built = (state: BuilderState, given: BuilderGiven, { emit }: BuilderOut): BuilderState => {
  const { hand } = state
  if (hand._tag !== "Building") return state
  const panel = panelOf(hand.pizza, given.see.overlay)
  const kitchen = kitchenNow(state, given)
  const view = kitchen && viewPizza(hand.pizza, kitchen)
  if (panel === null || view === null || view.outcome === "soldOut") return state
  emit.send({ event: spoken(view) })
  emit.send({ event: { type: "ModalClosed", id: panel, by: "button" } })
  return { ...state, hand: { _tag: "Built", pizza: hand.pizza } }
}

/** Builds a pizza, whole or half-and-half, before it is added to the cart (SPEC §2.4, §2.6). */
export const builder = unitFromLedger<ShopStart, BuilderState, ShopEvent, ShopCommand, Hand, BuilderSees>({
  name: "builder",
  init: ({ market }) => ({ market, hand: { _tag: "Nothing" } }),
  on: {
    ModalOpened: (state, event) => opened(state, event.modal, event),
    ModalAsked: (state, event) => opened(state, event.modal, event),
    BaseChosen: (state, event) => changed(state, event, (pizza, { menu }) => chooseBase(menu, pizza, event)),
    DividerMoved: (state, event) => changed(state, event, (pizza, kitchen) => moveDivider(kitchen, pizza, event.cover)),
    HalvesSwapped: (state, event) => changed(state, event, swapHalves),
    HalfShown: (state, event) =>
      changed(state, event, (pizza) => (pizza.cover === "both" ? { ...pizza, active: event.side } : pizza)),
    HalfChosen: (state, event) =>
      changed(state, event, (pizza, { menu }) => {
        const product = menu.products.find(({ slug, kind }) => slug === event.productSlug && kind === "PIZZA")
        return product ? chooseHalf(pizza, event.side, product) : pizza
      }),
    IngredientToggled: (state, event) => levelled(state, event, { code: event.code, by: "checkbox" }),
    ExtraToggled: (state, event) => levelled(state, event, { code: event.code, by: "extra" }),
    LevelChosen: (state, event) => levelled(state, event, { code: event.code, by: "select", level: event.level }),
    IngredientsReset: (state, event) =>
      changed(state, event, (pizza) => withActivePart(pizza, { ...activePart(pizza), chosen: [] })),
    PiecesStepped: (state, event) =>
      changed(state, event, (pizza, kitchen) => {
        const quantity = Math.max(
          1,
          Math.min(Math.max(mostPieces(kitchen), pizza.quantity), pizza.quantity + event.step),
        )
        return quantity === pizza.quantity ? pizza : { ...pizza, quantity }
      }),
    PizzaBuilt: built,
  },
  view: ({ hand }) => hand,
})
