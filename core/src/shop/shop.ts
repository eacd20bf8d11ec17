import { type Fold, makeFold } from "../kernel/fold.ts"
import type { World } from "../kernel/world.ts"
import { wakingUnits } from "../waking/index.ts"
import type { ShopCommand } from "./commands.ts"
import type { ShopEvent } from "./events.ts"
import { overhearCall } from "./overhearCall.ts"
import type { ShopStart } from "./start.ts"
import { unitsWith } from "./units.ts"

/** Who lives in a shop, all of them awake. */
export const units = unitsWith(wakingUnits)

type Units = typeof units

/** What may be seen of a shop, unit by unit: all that a screen is drawn from. */
export type ShopViews = { readonly [Name in keyof Units]: ReturnType<Units[Name]["view"]> }

export type ShopWorld = World<ShopCommand>
export type ShopFold = Fold<ShopStart, ShopEvent, ShopCommand>

/** The shop's loop. */
export const shop: ShopFold = makeFold<ShopStart, ShopEvent, ShopCommand>(Object.values(units), overhearCall)

/** Looks at a world. */
export const seeShop = (world: ShopWorld): ShopViews => shop.see(world) as unknown as ShopViews
