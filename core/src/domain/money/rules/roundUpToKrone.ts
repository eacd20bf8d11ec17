import type { Minor } from "../model.ts"
import { minor } from "./kroner.ts"

/** The smallest whole krone not below an amount. */
export const roundUpToKrone = (amount: Minor): Minor => minor(Math.ceil(amount / 100) * 100)
