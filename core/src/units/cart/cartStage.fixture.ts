import { emptyDevice } from "../../domain/device/rules/emptyDevice.ts"
import { age } from "../age/actor.ts"
import { connection } from "../connection/actor.ts"
import { makeFold } from "../../kernel/fold.ts"
import { unitFromLedger } from "../../kernel/ledger.ts"
import { setStage } from "../../kernel/stage.fixture.ts"
import type { Dialog } from "../../messages/asked.ts"
import type { EarlierOrder } from "../../domain/cart/again.ts"
import type { Menu } from "../../domain/menu/model.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { notification, type NotificationView } from "../notification/actor.ts"
import { menu, store as firstStore } from "../../domain/price/shop.fixture.ts"
import { overlay } from "../overlay/actor.ts"
import type { OverlayView } from "../overlay/view.ts"
import { route } from "../route/actor.ts"
import { session } from "../session/actor.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { store } from "../store/actor.ts"
import type { Store, StoreStatus, StoreWithMenu } from "../../domain/store/model.ts"
import type { StoreView } from "../store/view.ts"
import { everyDay } from "../../testing/samples.ts"
import { timing, type TimingView } from "../timing/actor.ts"
import { validation, type ValidationView } from "../validation/actor.ts"
import { cart } from "./actor.ts"
import type { CartView } from "./view.ts"

interface Views {
  readonly store: StoreView
  readonly cart: CartView
  readonly timing: TimingView
  readonly validation: ValidationView
  readonly notification: NotificationView
  readonly asked: readonly Dialog[]
  readonly counted: readonly string[]
  readonly overlay: OverlayView
}

/** Stands in for the dialog unit and records each dialog. */
const asked = unitFromLedger<
  ShopStart,
  { readonly all: readonly Dialog[] },
  ShopEvent,
  ShopCommand,
  readonly Dialog[],
  object
>({
  name: "asked",
  init: () => ({ all: [] }),
  on: { DialogAsked: ({ all }, { dialog }) => ({ all: [...all, dialog] }) },
  view: ({ all }) => all,
})

/** Stands in for analytics and records the name of each event that is counted. */
const counted = unitFromLedger<ShopStart, readonly string[], ShopEvent, ShopCommand, readonly string[], object>({
  name: "counted",
  init: () => [],
  on: { Tracked: (names, { event }) => [...names, event.name] },
  view: (names) => names,
})

const units = [session, connection, overlay, route, store, age, cart, timing, validation, notification, asked, counted]
const fold = makeFold<ShopStart, ShopEvent, ShopCommand>(units)

/** Open daily from 11 to 23; sells the menu of the pricing fixture. */
export const storeOne: Store = { ...firstStore, openingHours: everyDay("11:00", "23:00") }

/** Everything costs ten kroner more, there are no fries and no hotspot, and delivery costs 79 kr. */
export const storeTwo: Store = {
  ...storeOne,
  id: "2",
  slug: "store-2",
  name: "Store 2",
  deliveryFee: kroner(79),
  minimumDelivery: kroner(199),
  hotspots: [],
}
export const menuTwo: Menu = {
  ...menu,
  products: menu.products
    .filter(({ productCode }) => productCode !== "FRIES")
    .map((product) => {
      const [first, ...others] = product.variations.map((one) => ({ ...one, price: kroner(one.price / 100 + 10) }))
      return first ? { ...product, variations: [first, ...others] as const } : product
    }),
}

export const one: StoreWithMenu = { store: storeOne, menu }
export const two: StoreWithMenu = { store: storeTwo, menu: menuTwo }

/** Default status of a store: open, nothing sold out, its clock equal to the device's. */
export const standing = (more: Partial<StoreStatus> = {}): StoreStatus => ({
  open: true,
  changesAt: null,
  waitMinutes: { pickup: 15, delivery: 40 },
  soldOutProducts: [],
  soldOutVariations: [],
  serverTime: opening,
  ...more,
})

/** Saturday 21 November 2026, 18:00 in Oslo. */
export const opening = Date.UTC(2026, 10, 21, 17)

/** A stage with the cart and the units it depends on; the device is read. */
export const openCart = (kept: unknown = null, more: Partial<ShopStart> = {}, contents: object = {}) => {
  const start: ShopStart = { market: "no", build: "test", seed: "seedseed", path: "/", origin: "web", ...more }
  const stage = setStage(fold, start, opening)
  stage.answer("ReadDevice", { ...emptyDevice, cart: kept, ...contents })
  const see = () => fold.see(stage.world()) as unknown as Views
  return {
    ...stage,
    see,
    now: () => stage.world().t,
    line: (at = 0) => see().cart.lines[at],
    saved: () => {
      const command = stage.told().findLast(({ type }) => type === "SaveCart")
      return command?.type === "SaveCart" ? command.cart : null
    },
    savings: () => stage.told().filter(({ type }) => type === "SaveCart").length,
    asking: () => stage.running().filter(({ type }) => type === "ValidatePrice"),
    /** The customer says yes to the dialog that opened last. */
    agree: () => {
      const event = see().asked.at(-1)?.onConfirm
      if (event) stage.put(event)
    },
    /** The panel over the page. */
    panel: () => see().overlay.modal?.modal._tag ?? null,
    notices: () => see().notification.map(({ notice }) => notice._tag),
  }
}

/** The customer opens a store's menu. */
export const openStore = (
  at: StoreWithMenu = one,
  kept: unknown = null,
  more: Partial<ShopStart> = {},
  contents: object = {},
) => {
  const stage = openCart(kept, more, contents)
  stage.put({ type: "PathOpened", path: `/butikker/${at.store.slug}/meny/pizza`, how: "link" })
  stage.answer("LoadStore", at)
  stage.answer("LoadStatus", standing())
  return stage
}

/** An `ItemAdded` of one unchanged variation; `more` overrides its fields. */
export const add = (
  variationCode: string,
  more: Partial<Extract<ShopEvent, { type: "ItemAdded" }>> = {},
): Extract<ShopEvent, { type: "ItemAdded" }> => ({
  type: "ItemAdded",
  variationCode,
  secondVariationCode: null,
  ingredients: [],
  quantity: 1,
  lineId: null,
  merge: "all",
  newStore: false,
  ...more,
})

/** Pepperoni on the whole pizza at this level. */
export const pepperoni = (quantity: 0 | 0.75 | 1 | 1.5 | 2 | 3, part: "w" | "1" | "2" = "w") => ({
  code: "PE",
  quantity,
  part,
})

/** A line of an earlier order: one unchanged piece. */
export const earlierLine = (code: string): EarlierOrder["lines"][number] => ({
  name: code,
  codes: [code],
  quantity: 1,
  ingredients: [],
  unitPrice: null,
})

/** The codes of the cart's lines, in order. */
export const codesIn = (stage: Pick<ReturnType<typeof openCart>, "see">): readonly string[] =>
  stage.see().cart.lines.map(({ variationCode }) => variationCode)
