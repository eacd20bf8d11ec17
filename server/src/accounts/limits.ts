import {
  millisecondsInDay as day,
  millisecondsInHour as hour,
  millisecondsInMinute as minute,
} from "date-fns/constants"
import { Context } from "effect"
import type { Limit } from "../limits/takeTurn.ts"

/** Rate limits of account calls (DECISIONS §12). */
export const accountLimits = {
  /** Codes by SMS: per number, per caller's address (which a whole mobile network may share), and in total. */
  smsToNumber: { times: 5, within: day },
  /** In addition, for devices that proved the number, so that no stranger can lock its owner out (DECISIONS §21). */
  smsToOwner: { times: 3, within: day },
  smsFromAddress: { times: 200, within: hour },
  smsInTotal: { times: 10_000, within: hour },
  /**
   * The part of these limits for calls without a bot check: a customer whose device cannot run one still gets a code,
   * and a program gets few. A device that proved the number needs no check.
   */
  uncheckedSmsToNumber: { times: 2, within: day },
  uncheckedSmsFromAddress: { times: 20, within: hour },
  uncheckedSmsInTotal: { times: 1000, within: hour },
  /** Codes tried from one address, for any numbers. */
  codesFromAddress: { times: 500, within: hour },
  /** Passkey logins: challenges per caller's address and in total, tries per address; and a customer's new passkeys. */
  passkeyAsksFromAddress: { times: 500, within: hour },
  passkeyAsksInTotal: { times: 100_000, within: hour },
  passkeysFromAddress: { times: 500, within: hour },
  passkeyAsksOfCustomer: { times: 30, within: hour },
  /** Failed passwords until an account is locked, and passwords tried from one address. */
  passwordsOfAccount: { times: 10, within: 15 * minute },
  passwordsFromAddress: { times: 200, within: 15 * minute },
  resetsOfAddress: { times: 5, within: day },
  resetsFromAddress: { times: 30, within: hour },
  /** Links that confirm an e-mail address. */
  verificationsOfCustomer: { times: 5, within: day },
  /** How often one customer or new number may learn that an e-mail address is taken. */
  takenEmails: { times: 5, within: day },
  unsubscribesFromAddress: { times: 100, within: hour },
} as const satisfies Record<string, Limit>

export type AccountLimits = Readonly<Record<keyof typeof accountLimits, Limit>>

/** The limits in force; simulations bring their own. */
export const Limits = Context.Reference<AccountLimits>("skorpe/server/Limits", { defaultValue: () => accountLimits })

/** Milliseconds within which a proven number can register. */
export const proofHolds = 30 * minute

/**
 * Milliseconds for which a device counts as having proven its number; shorter than until an operator reassigns a
 * number.
 */
export const knownHolds = 90 * day

/** Milliseconds within which a registration can be repeated after a lost answer; later its proof does not log in. */
export const repeatHolds = 2 * minute

/** The lifetime of a reset link in milliseconds, and for how long a call that set or changed a password can be repeated. */
export const resetHolds = hour

/** The lifetime in milliseconds of a link that confirms an e-mail address. */
export const verificationHolds = day
