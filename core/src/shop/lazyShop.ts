import { makeFold } from "../kernel/fold.ts"
import { type LazyCode, lazyUnit } from "../kernel/lazyUnit.ts"
import type { ShopCommand } from "../messages/commands.ts"
import type { ShopEvent } from "../messages/events.ts"
import type { ShopStart } from "../messages/start.ts"
import type { LazyChunks, LazyUnits } from "./lazyUnits.ts"
import { overhearCall } from "./overhearCall.ts"
import type { ShopFold, ShopViews, ShopWorld } from "./shop.ts"
import { stubs } from "./stubs.ts"
import { unitsWith } from "./units.ts"

/** A shop that starts without the code of its lazy units. */
export interface LazyShop {
  /** Gives the full shop's results, byte for byte; throws `CodeNotLoaded` when an event needs code not yet loaded. */
  readonly fold: ShopFold
  /** The views of a world that this shop started, or of any world once the code is loaded. */
  readonly see: (world: ShopWorld) => ShopViews
}

/** Makes a shop around its lazy units' code. */
export const makeLazyShop = (code: { readonly [Chunk in keyof LazyChunks]: LazyCode<LazyChunks[Chunk]> }): LazyShop => {
  // A stub has its unit's types, but TypeScript widens a pair picked by name to the union of all pairs.
  const lazily = (units: readonly { readonly name: string }[], { loaded, load }: LazyCode<object>) =>
    units.map((stub) => {
      const { name } = stub
      return [
        name,
        lazyUnit(stub as never, { loaded: () => (loaded() as { [name]: never } | undefined)?.[name], load }),
      ]
    })
  const lazy = Object.fromEntries([
    ...lazily(stubs.ordering, code.ordering),
    ...lazily(stubs.account, code.account),
  ]) as unknown as LazyUnits
  const fold: ShopFold = makeFold<ShopStart, ShopEvent, ShopCommand>(Object.values(unitsWith(lazy)), overhearCall)
  return { fold, see: (world) => fold.see(world) as unknown as ShopViews }
}
