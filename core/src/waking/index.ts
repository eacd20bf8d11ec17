import { builder } from "../builder/actor.ts"
import { login } from "../login/actor.ts"
import { tracking } from "../tracking/actor.ts"
import { upsells } from "../upsells/actor.ts"

/** The units that sleep until something wakes them: a shop in the browser begins without their code. */
export const wakingUnits = { builder, login, tracking, upsells }

export type WakingUnits = typeof wakingUnits
