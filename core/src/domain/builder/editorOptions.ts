import type { EditorOptions } from "../pizza/rules/ingredientLine.ts"

/** The ingredient editor's settings for pizzas: extras shown, in several levels (SPEC §2.6). */
export const editorOptions = { hideExtras: false, multiQuantity: true } as const satisfies Partial<EditorOptions>
