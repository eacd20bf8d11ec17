import { Schema } from "effect"

/** The customer wants their account deleted, and is told what goes and what stays. */
export const AccountDeletionWanted = Schema.Struct({ type: Schema.Literal("AccountDeletionWanted") })

/** The customer has read it, and is sure or not. */
export const AccountDeletionAnswered = Schema.Struct({
  type: Schema.Literal("AccountDeletionAnswered"),
  isSure: Schema.Boolean,
})

/** The server has deleted the account of whoever is logged in. */
export interface AccountDeleted {
  readonly type: "AccountDeleted"
}

export const DeletionEvents = [AccountDeletionWanted, AccountDeletionAnswered] as const
