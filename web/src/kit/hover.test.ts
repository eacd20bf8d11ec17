import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

/** A style sheet without its `@media (hover: hover)` blocks. */
const elsewhere = (css: string): string =>
  css.replace(/^( *)@media [^{\n]*\(hover: hover\)[^{\n]*\{\n[^]*?\n\1\}$/gm, "")

/** The hover rules that also apply on a touch screen. */
const hovered = (css: string): readonly string[] => elsewhere(css).match(/^.*:hover.*$/gm) ?? []

test("a hover rule outside a hover media query is found", () => {
  expect(hovered("  .a:hover {\n    color: red;\n  }")).toEqual(["  .a:hover {"])
  expect(hovered("  @media (hover: hover) {\n    .a:hover {\n      color: red;\n    }\n  }\n  .b {\n  }")).toEqual([])
})

// On a touch screen the last pressed element keeps its hover state until the next press.
test("hover styles apply only to devices that can hover", () => {
  for (const [sheet, css] of styleSheets) expect({ sheet, hovered: hovered(css) }).toEqual({ sheet, hovered: [] })
})
