import { Context } from "effect"
import type { Limit } from "../limits/takeTurn.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How often what may be done around accounts (DECISIONS §12). */
export const accountLimits = {
  /** Codes by SMS: to a number, for a caller's address, behind which a whole mobile network may be, and for all. */
  smsToNumber: { times: 5, within: day },
  smsFromAddress: { times: 200, within: hour },
  smsInTotal: { times: 10_000, within: hour },
  /** Codes tried from one address, whatever the numbers. */
  codesFromAddress: { times: 500, within: hour },
  /** Failed passwords until an account is locked for a while, and passwords tried from one address. */
  passwordsOfAccount: { times: 10, within: 15 * minute },
  passwordsFromAddress: { times: 200, within: 15 * minute },
  resetsOfAddress: { times: 5, within: day },
  resetsFromAddress: { times: 30, within: hour },
  /** E-mail addresses that turned out to be somebody's, told to one customer or new number. */
  takenEmails: { times: 5, within: day },
  unsubscribesFromAddress: { times: 100, within: hour },
} as const satisfies Record<string, Limit>

export type AccountLimits = Readonly<Record<keyof typeof accountLimits, Limit>>

/** The limits in force; simulations bring their own. */
export const Limits = Context.Reference<AccountLimits>("skorpe/server/Limits", { defaultValue: () => accountLimits })

/** A code: so many digits, tries and milliseconds. */
export const codeRules = { digits: 6, tries: 5, holds: 10 * minute } as const

/** How long a proven number may wait for its registration. */
export const proofHolds = 30 * minute

/** How long a registration whose answer was lost can be repeated: its proof is no login for later. */
export const repeatHolds = 2 * minute

/** How long a link for a new password holds. */
export const resetHolds = hour
