import type { ShopCommand } from "../../../shop/commands.ts"
import type { ShopEvent } from "../../../shop/events.ts"
import type { ShopStart } from "../../../shop/start.ts"
import type { Judge, Moment } from "../../play.ts"

export type ShopMoment = Moment<ShopStart, ShopEvent, ShopCommand>
export type ShopJudge = Judge<ShopStart, ShopEvent, ShopCommand>

/** Watches one thing at every moment; says what is broken, or `null`. */
export type Watch = (moment: ShopMoment) => string | null
