/** The counted total from which nothing paid can be added (SPEC §5, §9). */
export const ingredientCap = 10

/** What every pizza may have without its being counted: tomato sauce, oregano, cheese and base (SPEC §5). */
export const uncountedIngredients: ReadonlySet<string> = new Set(["TS", "Or", "Ch", "Bp"])

/** An ingredient with this code stands for the customer's own words and is never compared (SPEC §4.4). */
export const customIngredient = "custom"
