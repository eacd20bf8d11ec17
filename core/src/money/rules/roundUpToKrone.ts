import type { Minor } from "../model.ts"
import { minor } from "./kroner.ts"

/** The next whole krone at or above an amount. */
export const roundUpToKrone = (amount: Minor): Minor => minor(Math.ceil(amount / 100) * 100)
