import { Schema } from "effect"

/** The customer wants their account deleted, and is told what goes and what stays. */
export const AccountDeletionWanted = Schema.Struct({ type: Schema.Literal("AccountDeletionWanted") })

/** The customer has read it, and is sure or not. */
export const AccountDeletionAnswered = Schema.Struct({
  type: Schema.Literal("AccountDeletionAnswered"),
  isSure: Schema.Boolean,
})

export const DeletionEvents = [AccountDeletionWanted, AccountDeletionAnswered] as const
