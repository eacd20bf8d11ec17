import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

const longest = 300

const milliseconds = (number: string, unit: string): number => Number(number) * (unit === "s" ? 1000 : 1)

/** Movements of a style sheet that are neither over in time nor the waiting kind, which goes on until it is over. */
const tooLong = (css: string): readonly string[] =>
  (css.match(/[^;{}]+;/g) ?? [])
    .map((declaration) => declaration.trim())
    .filter((declaration) => /^(animation|transition|--)/.test(declaration) && !declaration.includes("infinite"))
    .filter((declaration) =>
      Array.from(declaration.matchAll(/(?<![\w.])([\d.]+)(ms|s)\b/g), ([, number = "", unit = ""]) =>
        milliseconds(number, unit),
      ).some((time) => time > longest),
    )

test("a movement of more than 300 ms is found, one that goes on while something is waited for is not", () => {
  expect(tooLong(".a { transition: transform 0.4s, color 100ms; }")).toEqual([
    "transition: transform 0.4s, color 100ms;",
  ])
  expect(tooLong(".a { animation: turn 800ms linear infinite; --calm: 260ms ease; }")).toEqual([])
})

test("no movement of the shop takes longer than 300 ms", () => {
  expect(styleSheets.size).toBeGreaterThan(10)
  for (const [sheet, css] of styleSheets) expect({ sheet, tooLong: tooLong(css) }).toEqual({ sheet, tooLong: [] })
})
