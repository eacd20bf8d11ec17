import type { Minor } from "../model.ts"
import { minor } from "./kroner.ts"

/** A percentage of an amount, rounded half up to the øre (DECISIONS §2); `rate` has at most two decimals. */
export const percent = (amount: Minor, rate: number): Minor =>
  minor(Math.floor((amount * Math.round(rate * 100) * 2 + 10_000) / 20_000))
