import { Schema } from "effect"

const short = Schema.NonEmptyString.check(Schema.isMaxLength(200))

/** The store that the customer last ordered from or viewed the menu of; kept on the device (SPEC §3). */
export const ChosenStore = Schema.Struct({ id: short, slug: short, name: short })
export type ChosenStore = typeof ChosenStore.Type
