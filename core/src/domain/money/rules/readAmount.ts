import type { Minor } from "../model.ts"
import { kroner } from "./kroner.ts"

/** The typed amount in kroner, such as `49` or `49,50`; `null` if it is invalid. */
export const readAmount = (text: string): Minor | null =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text.trim()) ? kroner(Number(text.trim().replace(",", "."))) : null
