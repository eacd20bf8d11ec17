import { finder } from "../address/actor.ts"
import { builder } from "../builder/actor.ts"
import { checkout } from "../checkout/actor.ts"
import { defaultStore } from "../defaultStore/actor.ts"
import { offers } from "../discount/actor.ts"
import { login } from "../login/actor.ts"
import { timing } from "../timing/actor.ts"
import { tracking } from "../tracking/actor.ts"
import { upsells } from "../upsells/actor.ts"

/** The units that sleep until something wakes them: a shop in the browser begins without their code. */
export const wakingUnits = { builder, checkout, defaultStore, finder, login, offers, timing, tracking, upsells }

export type WakingUnits = typeof wakingUnits
