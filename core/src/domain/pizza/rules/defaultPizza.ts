import type { Market, SizeName } from "../../market/model.ts"
import type { Crust } from "../model.ts"

/** The configuration of a pizza before the customer chooses (SPEC §3, default pizza config). */
export interface PizzaConfig {
  readonly quantity: number
  /** Whole, or one half of a half-and-half. */
  readonly type: "full" | "half"
  /** The half being edited. */
  readonly half: "left" | "right"
  readonly crust: Crust
  readonly size: SizeName
}

/** A whole American pizza in the market's default size; for a half-and-half the left half comes first. */
export const defaultPizza = ({ defaultSize }: Pick<Market, "defaultSize">): PizzaConfig => ({
  quantity: 1,
  type: "full",
  half: "left",
  crust: "american",
  size: defaultSize,
})
