import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

/** What of a style sheet is left when everything is taken out that only holds where something can hover. */
const elsewhere = (css: string): string =>
  css.replace(/^( *)@media [^{\n]*\(hover: hover\)[^{\n]*\{\n[^]*?\n\1\}$/gm, "")

/** The rules for what is hovered that hold also under a thumb. */
const hovered = (css: string): readonly string[] => elsewhere(css).match(/^.*:hover.*$/gm) ?? []

test("a rule for what is hovered is found where nothing asks whether there is a mouse", () => {
  expect(hovered("  .a:hover {\n    color: red;\n  }")).toEqual(["  .a:hover {"])
  expect(hovered("  @media (hover: hover) {\n    .a:hover {\n      color: red;\n    }\n  }\n  .b {\n  }")).toEqual([])
})

// A thumb leaves what it pressed last only with the next press: it would wait for that to look as before.
test("only what a mouse can hover over looks otherwise when it is hovered", () => {
  for (const [sheet, css] of styleSheets) expect({ sheet, hovered: hovered(css) }).toEqual({ sheet, hovered: [] })
})
