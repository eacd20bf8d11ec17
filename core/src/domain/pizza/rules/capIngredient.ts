import type { Market } from "../../market/model.ts"
import type { Level } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { ingredientCap, uncountedIngredients } from "../ingredientLimits.ts"

/** The ingredients of a whole pizza or of one half; includes those on the whole. */
export type Selected = readonly { readonly code: string; readonly quantity: Level }[]

/** Why more of an ingredient may be added: there is room, it is free, or it is a sauce; or that the pizza is full. */
export type CapReason = "room" | "free" | "sauce" | "full"

/** The counted total, and whether more of the ingredient may be added. */
export interface Capping {
  readonly total: number
  readonly allowed: boolean
  readonly reason: CapReason
}

/** The counted total: all quantities except uncounted ingredients (DECISIONS §4). */
export const countIngredients = (selected: Selected): number =>
  selected.reduce((total, { code, quantity }) => (uncountedIngredients.has(code) ? total : total + quantity), 0)

/**
 * Whether an ingredient may be added or increased: from a total of 10, only free ones and sauces, even to restore a
 * default (SPEC §5, DECISIONS §4). Decreasing is always allowed. Each half has its own cap.
 */
export const capIngredient = (
  selected: Selected,
  add: { readonly code: string; readonly price: Minor },
  { sauceCodes }: Pick<Market, "sauceCodes">,
): Capping => {
  const total = countIngredients(selected)
  const reason = whyAllowed(total, add.price, sauceCodes.includes(add.code))
  return { total, allowed: reason !== "full", reason }
}

const whyAllowed = (total: number, price: Minor, isSauce: boolean): CapReason => {
  if (total < ingredientCap) return "room"
  if (price <= 0) return "free"
  return isSauce ? "sauce" : "full"
}
