import { Schema } from "effect"
import type { Profile } from "../../domain/account/wire.ts"

/** A logged-in customer chose their default store, by id, or with `null` none any more (SPEC §2.4, user store). */
export const DefaultStoreChosen = Schema.Struct({
  type: Schema.Literal("DefaultStoreChosen"),
  storeId: Schema.NullOr(Schema.String.check(Schema.isBetweenLength(1, 100))),
})

/** The server changed the profile; carries what is new in it, or all of it. */
export interface ProfileChanged {
  readonly type: "ProfileChanged"
  readonly user: Partial<Profile>
}

export const DefaultStoreEvents = [DefaultStoreChosen] as const
