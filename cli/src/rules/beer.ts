import { sellsBeerAt } from "@skorpe/core/domain/age"
import { Instant } from "@skorpe/core/domain/time"
import { Schema } from "effect"
import { answering } from "./answering.ts"

const Asked = Schema.Struct({ at: Instant })
const Answer = Schema.Struct({ allowed: Schema.Boolean, minimumAge: Schema.Int })

/** Whether beer may be handed over at a moment (DECISIONS §10). */
export const beerRule = answering(Asked, Answer, ({ at }, market) => sellsBeerAt(market, at))
