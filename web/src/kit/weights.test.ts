import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

/** The weights that a sheet says by number or by name of its own. */
const ownWeights = (css: string): readonly string[] =>
  css.match(/font-weight: *(?:\d+|bold\w*|lighter|normal)|\bfont: *(?:\d{3}|bold\w*) .*/g) ?? []

test("a weight that is no token's is found, in each way of saying it", () => {
  expect(ownWeights(".a { font-weight: 600; font: 400 1rem / 1.2 serif; }")).toHaveLength(2)
  expect(
    ownWeights(".a { font-weight: var(--strong); font: var(--plain) 1rem / 1.2 serif; font-weight: inherit; }"),
  ).toEqual([])
})

// Each size and weight is a font that a phone asks its system for before the first words, and our stand-ins are as wide as
// the letters at the two weights of the tokens only: at others the words move when the font comes.
test("no text has a weight of its own", () => {
  for (const [sheet, css] of styleSheets) {
    if (sheet === "kit/fonts.css") continue
    expect({ sheet, weights: ownWeights(css) }).toEqual({ sheet, weights: [] })
  }
})
