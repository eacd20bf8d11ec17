import type { Minor } from "../model.ts"

/** Brands whole minor units; for numbers that are whole by construction. */
export const minor = (amount: number): Minor => amount as Minor

/** The amount of a number of kroner; at most two decimals. */
export const kroner = (amount: number): Minor => minor(Math.round(amount * 100))

export const zero: Minor = minor(0)

export const add = (...amounts: readonly Minor[]): Minor => minor(amounts.reduce((sum, amount) => sum + amount, 0))

export const subtract = (from: Minor, amount: Minor): Minor => minor(from - amount)

export const times = (amount: Minor, factor: number): Minor => minor(amount * factor)
