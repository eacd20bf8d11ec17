/** The counted total from which no paid ingredient can be added (SPEC §5, §9). */
export const ingredientCap = 10

/** Ingredients that never count: tomato sauce, oregano, cheese and base (SPEC §5). */
export const uncountedIngredients: ReadonlySet<string> = new Set(["TS", "Or", "Ch", "Bp"])

/** The code of the customer's free text; never compared (SPEC §4.4). */
export const customIngredient = "custom"
