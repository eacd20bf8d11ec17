import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

const longest = 300

const milliseconds = (number: string, unit: string): number => Number(number) * (unit === "s" ? 1000 : 1)

/** Animations and transitions that take too long, except endless ones, which show a wait. A delay moves nothing. */
const tooLong = (css: string): readonly string[] =>
  (css.match(/[^;{}]+;/g) ?? [])
    .map((declaration) => declaration.trim())
    .filter((declaration) => /^(animation(?!-delay)|transition|--)/.test(declaration))
    .filter((declaration) => !declaration.includes("infinite"))
    .filter((declaration) =>
      Array.from(declaration.matchAll(/(?<![\w.])([\d.]+)(ms|s)\b/g), ([, number = "", unit = ""]) =>
        milliseconds(number, unit),
      ).some((time) => time > longest),
    )

test("a transition of more than 300 ms is found, an endless loading animation is not", () => {
  expect(tooLong(".a { transition: transform 0.4s, color 100ms; }")).toEqual([
    "transition: transform 0.4s, color 100ms;",
  ])
  expect(tooLong(".a { animation: turn 800ms linear infinite; --calm: 260ms ease; animation-delay: 2s; }")).toEqual([])
  expect(tooLong(".a { animation: late 1ms 2s; }")).toEqual(["animation: late 1ms 2s;"])
})

test("no animation of the shop takes longer than 300 ms", () => {
  expect(styleSheets.size).toBeGreaterThan(10)
  for (const [sheet, css] of styleSheets) expect({ sheet, tooLong: tooLong(css) }).toEqual({ sheet, tooLong: [] })
})
