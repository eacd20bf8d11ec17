import { kroner } from "../money/rules/kroner.ts"

/** Maximum pieces of one line (DECISIONS §21); more is 3045. */
export const mostPieces = 99

/** Maximum total of an order that is paid in the store, in øre; a higher one is paid online or on account. */
export const mostInStore = kroner(20_000)

/** Limits for an unverified phone number: open orders to be paid in the store, and their total in øre. */
export const mostUnproven = { orders: 3, amount: kroner(3000) } as const
