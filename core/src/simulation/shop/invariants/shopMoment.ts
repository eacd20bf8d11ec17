import type { ShopCommand } from "../../../messages/commands.ts"
import type { ShopEvent } from "../../../messages/events.ts"
import type { ShopStart } from "../../../messages/start.ts"
import type { Judge, Moment } from "../../play.ts"

export type ShopMoment = Moment<ShopStart, ShopEvent, ShopCommand>
export type ShopJudge = Judge<ShopStart, ShopEvent, ShopCommand>

/** Checks one invariant at every moment; returns what is broken, or `null`. */
export type Watch = (moment: ShopMoment) => string | null
