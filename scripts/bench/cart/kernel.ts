import type { CartItem, StoredCart } from "@skorpe/core/domain/cart"
import { emptyDevice } from "@skorpe/core/domain/device"
import { type Live, makeLive } from "@skorpe/core/kernel"
import { marketOf } from "@skorpe/core/domain/market"
import { writePath } from "@skorpe/core/domain/route"
import { seeShop, shop, type ShopViews } from "@skorpe/core/shop"
import { type ShopCommand, type ShopEvent, type ShopStart } from "@skorpe/core/messages"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { Effect, type Scope } from "effect"
import type { DrivenCart } from "./walk.ts"

/** A live shop on a menu screen: its cart, the products, and the cart's current lines. */
export interface KernelCart {
  readonly cart: DrivenCart
  readonly codes: readonly string[]
  readonly items: () => readonly CartItem[]
}

const start: ShopStart = { market: "no", build: "bench", seed: "00x0xx0x000xx00x", path: "/", origin: "web" }

const drive = (
  live: Live<ShopStart, ShopEvent, ShopCommand>,
  see: () => ShopViews["cart"],
  productOf: (code: string) => string,
): DrivenCart => ({
  first: () => {
    const [line] = (live.world().units["cart"] as { cart: StoredCart }).cart.items
    return { id: line?.id ?? "", code: line?.variationCode ?? "" }
  },
  add: (code) => live.put({ type: "ProductAdded", productId: productOf(code), variationCode: code, quantity: 1 }),
  increase: (id) => live.put({ type: "LineIncreased", id }),
  decrease: (id) => live.put({ type: "LineDecreased", id }),
  remove: (id) => live.put({ type: "LineRemoved", id }),
  sum: () => `${see().lines.length} lines, ${see().totalCount} pieces, ${see().totalPrice}`,
})

/**
 * Opens the shop. Its world is hashed every `digestEvery` records, or as often as in production. The services answer
 * only the calls that open the menu, so that only the kernel is measured.
 */
export const openKernelCart = (digestEvery: number | undefined): Effect.Effect<KernelCart, never, Scope.Scope> =>
  Effect.gen(function* () {
    const fixtures = readFixtures("no")
    const [store] = fixtures.stores
    if (!store) return yield* Effect.die("the fixtures have no store")
    const menu = menuOf(fixtures, store.id)
    const answers: Readonly<Record<string, unknown>> = {
      // The customer has consented to statistics before, so telemetry is part of the measurement.
      ReadDevice: { ...emptyDevice, consent: { statistics: true, marketing: true } },
      LoadStore: { store, menu },
    }
    const live = yield* makeLive({
      fold: shop,
      ...(digestEvery !== undefined && { digestEvery }),
      services: {
        call: ({ type }) => (type in answers ? Effect.succeed(answers[type] as never) : Effect.never),
        tell: () => Effect.void,
      },
      beginning: {
        _tag: "New",
        start: { ...start, path: writePath(marketOf("no"), "nb", { _tag: "Menu", storeSlug: store.slug }) },
      },
    })
    while (seeShop(live.world()).store.current === null) yield* Effect.sleep(1)
    const products = new Map(menu.products.flatMap(({ id, variations }) => variations.map(({ code }) => [code, id])))
    const see = () => seeShop(live.world()).cart
    return {
      cart: drive(live, see, (code) => products.get(code) ?? ""),
      // A half-and-half pizza is built first; ProductAdded alone does not put it into the cart.
      codes: menu.products
        .filter(({ kind }) => kind !== "HALF_HALF")
        .flatMap(({ variations }) => variations.slice(0, 1))
        .map(({ code }) => code),
      items: () => see().lines.map(({ linePrice: _, ...item }) => item),
    }
  })
