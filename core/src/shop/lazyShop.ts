import { makeFold } from "../kernel/fold.ts"
import { type LazyCode, lazyUnit } from "../kernel/lazyUnit.ts"
import type { ShopCommand } from "../messages/commands.ts"
import type { ShopEvent } from "../messages/events.ts"
import type { ShopStart } from "../messages/start.ts"
import { sessionUnloaded } from "../units/session/unloaded.ts"
import { unloaded } from "./unloaded.ts"
import { orderingTriggers } from "./lazy/triggers.ts"
import { accountTriggers } from "./lazyAccount/triggers.ts"
import type { LazyChunks, LazyUnits } from "./lazyUnits.ts"
import { overhearCall } from "./overhearCall.ts"
import type { ShopFold, ShopViews, ShopWorld } from "./shop.ts"
import { unitsWith } from "./units.ts"

/** A shop that starts without the code of its lazy units. */
export interface LazyShop {
  /** Gives the full shop's results, byte for byte; throws `CodeNotLoaded` if an event needs code that is not loaded. */
  readonly fold: ShopFold
  /** The views of a world that this shop started, or of any world once the code is loaded. */
  readonly see: (world: ShopWorld) => ShopViews
}

type Name = keyof LazyUnits

const triggers = { ...orderingTriggers, ...accountTriggers }

/** Makes a shop around the code of each lazy unit. */
export const makeLazyShopOf = (codeOf: (name: Name) => LazyCode<unknown>): LazyShop => {
  const lazy = Object.fromEntries(
    (Object.keys(triggers) as Name[]).map((name) => {
      const acts = name === "session" ? sessionUnloaded : undefined
      // Each part has its unit's types, but TypeScript widens those picked by name to the union of all.
      return [
        name,
        lazyUnit({ name, unloaded: unloaded[name], triggers: triggers[name], acts } as never, codeOf(name) as never),
      ]
    }),
  ) as unknown as LazyUnits
  const fold: ShopFold = makeFold<ShopStart, ShopEvent, ShopCommand>(Object.values(unitsWith(lazy)), overhearCall)
  return { fold, see: (world) => fold.see(world) as unknown as ShopViews }
}

/** Makes a shop whose lazy units' code loads in chunks. */
export const makeLazyShop = ({
  ordering,
  account,
}: {
  readonly [Chunk in keyof LazyChunks]: LazyCode<LazyChunks[Chunk]>
}): LazyShop =>
  makeLazyShopOf((name) => {
    const { loaded, load }: LazyCode<Partial<LazyUnits>> = name in orderingTriggers ? ordering : account
    return { loaded: () => loaded()?.[name], load }
  })
