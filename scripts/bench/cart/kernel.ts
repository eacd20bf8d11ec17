import type { CartItem, StoredCart } from "@skorpe/core/cart"
import { emptyDevice } from "@skorpe/core/device"
import { type Live, makeLive } from "@skorpe/core/kernel"
import { pathWords } from "@skorpe/core/route"
import { seeShop, shop, type ShopCommand, type ShopEvent, type ShopStart, type ShopViews } from "@skorpe/core/shop"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { Effect, type Scope } from "effect"
import type { DrivenCart } from "./walk.ts"

/** A live shop that stands before a menu: its cart, what can be bought there, and the lines in the cart now. */
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
 * Opens it, its world hashed every so many records, or as often as the shop does it. The services answer what opens the menu, and do nothing else: only
 * the kernel is measured.
 */
export const openKernelCart = (digestEvery: number | undefined): Effect.Effect<KernelCart, never, Scope.Scope> =>
  Effect.gen(function* () {
    const fixtures = readFixtures("no")
    const [store] = fixtures.stores
    if (!store) return yield* Effect.die("the fixtures have no store")
    const menu = menuOf(fixtures, store.id)
    const answers: Readonly<Record<string, unknown>> = {
      // Who comes to order has answered for statistics before: they are counted, and let out.
      ReadDevice: { ...emptyDevice, consent: { statistics: true, marketing: true } },
      LoadStore: { store, menu },
    }
    const words = pathWords.no
    const live = yield* makeLive({
      fold: shop,
      ...(digestEvery !== undefined && { digestEvery }),
      services: {
        call: ({ type }) => (type in answers ? Effect.succeed(answers[type] as never) : Effect.never),
        tell: () => Effect.void,
      },
      beginning: {
        _tag: "New",
        start: { ...start, path: `/${words.stores}/${store.slug}/${words.menu}/${words.pizza}` },
      },
    })
    while (seeShop(live.world()).store.current === null) yield* Effect.sleep(1)
    const products = new Map(menu.products.flatMap(({ id, variations }) => variations.map(({ code }) => [code, id])))
    const see = () => seeShop(live.world()).cart
    return {
      cart: drive(live, see, (code) => products.get(code) ?? ""),
      // Half-and-half is built first: adding it puts nothing in.
      codes: menu.products
        .filter(({ kind }) => kind !== "HALF_HALF")
        .flatMap(({ variations }) => variations.slice(0, 1))
        .map(({ code }) => code),
      items: () => see().lines.map(({ linePrice: _, ...item }) => item),
    }
  })
