import { type Fold, makeFold } from "../kernel/fold.ts"
import type { World } from "../kernel/world.ts"
import { lazyUnits } from "./lazyUnits.ts"
import type { ShopCommand } from "../messages/commands.ts"
import type { ShopEvent } from "../messages/events.ts"
import { overhearCall } from "./overhearCall.ts"
import type { ShopStart } from "../messages/start.ts"
import { unitsWith } from "./units.ts"

/** All units of a shop, with their code. */
export const units = unitsWith(lazyUnits)

type Units = typeof units

/** The views of all units: everything that a screen renders from. */
export type ShopViews = { readonly [Name in keyof Units]: ReturnType<Units[Name]["view"]> }

export type ShopWorld = World<ShopCommand>
export type ShopFold = Fold<ShopStart, ShopEvent, ShopCommand>

/** The shop's fold. */
export const shop: ShopFold = makeFold<ShopStart, ShopEvent, ShopCommand>(Object.values(units), overhearCall)

/** Returns the views of a world. */
export const seeShop = (world: ShopWorld): ShopViews => shop.see(world) as unknown as ShopViews
