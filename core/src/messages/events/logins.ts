import { Schema } from "effect"

/** The customer wants to be logged out of another of their sessions, or, with `null`, of all others. */
export const OtherLoginEnded = Schema.Struct({
  type: Schema.Literal("OtherLoginEnded"),
  id: Schema.NullOr(Schema.String.check(Schema.isBetweenLength(1, 200))),
})

export const LoginsEvents = [OtherLoginEnded] as const
