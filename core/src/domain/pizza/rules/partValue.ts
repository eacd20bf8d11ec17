import type { Part } from "../../order/model.ts"
import type { HalfIngredient } from "../model.ts"

const values = { whole: "w", left: "1", right: "2" } as const satisfies Record<HalfIngredient["part"], Part>

/** The wire value for the part that an ingredient is on: `w` whole, `1` left, `2` right (SPEC §3). */
export const partValue = (part: HalfIngredient["part"]): Part => values[part]
