import { Schema } from "effect"
import type { Profile } from "../account/wire.ts"

/** A customer who is logged in chose the store that they mostly order from, by id (SPEC §2.4, user store). */
export const DefaultStoreChosen = Schema.Struct({
  type: Schema.Literal("DefaultStoreChosen"),
  storeId: Schema.String.check(Schema.isBetweenLength(1, 100)),
})

/** The server has changed the profile and tells how it reads now. */
export interface ProfileChanged {
  readonly type: "ProfileChanged"
  readonly user: Profile
}

export const DefaultStoreEvents = [DefaultStoreChosen] as const
