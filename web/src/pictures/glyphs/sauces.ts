import type { Glyph } from "./glyph.ts"

const drizzle = (colour: string, light: string, base: string): Glyph => ({ kind: "drizzle", colour, light, base })

/**
 * Tomato sauce lies below the cheese; the others are drizzled over the baked pizza, or replace the tomato sauce if it
 * is removed.
 */
export const sauces = {
  "tomato-sauce": { kind: "sauce", base: "#b3260f" },
  "garlic-sauce": drizzle("#f7efd6", "#fffdf4", "#f0dfb2"),
  "bbq-sauce": drizzle("#54180a", "#b4593a", "#6d2410"),
  "sweet-chili": drizzle("#d8340f", "#ff9a55", "#c23a14"),
  "sour-cream": drizzle("#fdf9ee", "#ffffff", "#f3e8cd"),
} satisfies Record<string, Glyph>
