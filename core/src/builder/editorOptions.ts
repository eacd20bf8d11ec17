import type { EditorOptions } from "../pizza/rules/ingredientLine.ts"

/** How the ingredient editor is set up for pizzas: extras are shown, in several levels (SPEC §2.6). */
export const editorOptions = { hideExtras: false, multiQuantity: true } as const satisfies Partial<EditorOptions>
