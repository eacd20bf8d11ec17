import { age } from "../age/actor.ts"
import { connection } from "../connection/actor.ts"
import { makeFold } from "../kernel/fold.ts"
import { unitFromLedger } from "../kernel/ledger.ts"
import { setStage } from "../kernel/stage.fixture.ts"
import type { Dialog } from "../dialog/model.ts"
import type { Menu } from "../menu/model.ts"
import { kroner } from "../money/rules/kroner.ts"
import { notification, type NotificationView } from "../notification/actor.ts"
import { menu, store as firstStore } from "../price/shop.fixture.ts"
import { route } from "../route/actor.ts"
import { session } from "../session/actor.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import { store } from "../store/actor.ts"
import type { Store, StoreStatus, StoreWithMenu } from "../store/model.ts"
import type { StoreView } from "../store/view.ts"
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
}

/** Stands where the dialogs stand and writes down what is asked. */
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

const units = [session, connection, route, store, age, cart, timing, validation, notification, asked]
const fold = makeFold<ShopStart, ShopEvent, ShopCommand>(units)

const allWeek = (["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const).map((weekDay) => ({
  weekDay,
  openingHours: "11:00",
  closingHours: "23:00",
}))

/** Open every day from 11 to 23; sells what the prices' own fixture sells. */
export const storeOne: Store = { ...firstStore, openingHours: allWeek }

/** Everything is ten kroner dearer, there are no fries and no hotspot, and a way to the customer costs 79 kr. */
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

/** How a store stands by default: open, nothing reported sold out, its clock the device's. */
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

/** A stage with the cart and those it works with, its device read. */
export const openCart = (kept: unknown = null, more: Partial<ShopStart> = {}) => {
  const start: ShopStart = { market: "no", build: "test", seed: "seedseed", path: "/", origin: "web", ...more }
  const stage = setStage(fold, start, opening)
  stage.answer("ReadDevice", { cart: kept, attempt: null })
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
    notices: () => see().notification.map(({ notice }) => notice._tag),
  }
}

/** The customer stands before a store's menu. */
export const openStore = (at: StoreWithMenu = one, kept: unknown = null, more: Partial<ShopStart> = {}) => {
  const stage = openCart(kept, more)
  stage.put({ type: "PathOpened", path: `/butikker/${at.store.slug}/meny/pizza`, how: "link" })
  stage.answer("LoadStore", at)
  stage.answer("LoadStatus", standing())
  return stage
}

/** An `ItemAdded` of one variation as it comes; more says otherwise. */
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

/** Pepperoni on the whole at this level. */
export const pepperoni = (quantity: 0 | 0.75 | 1 | 1.5 | 2 | 3, part: "w" | "1" | "2" = "w") => ({
  code: "PE",
  quantity,
  part,
})
