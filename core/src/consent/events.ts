import { Schema } from "effect"
import { ConsentChoice } from "./model.ts"

/** The customer said what else than the necessary may be done; can be changed at any time. */
export const ConsentChosen = Schema.Struct({ type: Schema.Literal("ConsentChosen"), choice: ConsentChoice })

export const ConsentEvents = [ConsentChosen] as const
