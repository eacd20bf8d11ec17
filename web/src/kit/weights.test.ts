import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

/** Literal font weights in a style sheet. */
const ownWeights = (css: string): readonly string[] =>
  css.match(/font-weight: *(?:\d+|bold\w*|lighter|normal)|\bfont: *(?:\d{3}|bold\w*) .*/g) ?? []

test("a literal font weight is found, in each notation", () => {
  expect(ownWeights(".a { font-weight: 600; font: 400 1rem / 1.2 serif; }")).toHaveLength(2)
  expect(
    ownWeights(".a { font-weight: var(--strong); font: var(--plain) 1rem / 1.2 serif; font-weight: inherit; }"),
  ).toEqual([])
})

// The fallback fonts match the web fonts' metrics at the tokens' two weights only; at others the text shifts when a
// font loads. A phone also looks up each size and weight before its first paint.
test("every font weight is a token", () => {
  for (const [sheet, css] of styleSheets) {
    if (sheet === "kit/fonts.css") continue
    expect({ sheet, weights: ownWeights(css) }).toEqual({ sheet, weights: [] })
  }
})
