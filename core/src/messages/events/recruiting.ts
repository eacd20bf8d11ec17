import { Schema } from "effect"
import { personal } from "../../domain/text/personal.ts"

/** The customer typed the phone number or the e-mail address of a friend to recruit. */
export const FriendTyped = Schema.Struct({
  type: Schema.Literal("FriendTyped"),
  friend: personal(Schema.String.check(Schema.isMaxLength(254))),
})

/** The customer wants their recruit code sent to the typed friend. */
export const FriendSubmitted = Schema.Struct({ type: Schema.Literal("FriendSubmitted") })

/** The customer wants to send their recruit code to one more friend. */
export const NextFriendWanted = Schema.Struct({ type: Schema.Literal("NextFriendWanted") })

/** The customer wants their recruit code copied, or an invitation with it shared by the device's own menu. */
export const CodeHandingWanted = Schema.Struct({
  type: Schema.Literal("CodeHandingWanted"),
  how: Schema.Literals(["copy", "share"]),
})

export const RecruitingEvents = [FriendTyped, FriendSubmitted, NextFriendWanted, CodeHandingWanted] as const
