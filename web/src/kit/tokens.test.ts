import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { contrast, readTokens, type Scheme } from "./readTokens.testkit.ts"

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")

const grounds = ["paper", "paper-deep", "card"]
const washes = ["gold-wash", "basil-wash", "rust-wash"]

/** Text colours with their backgrounds, and the required contrast (WCAG 2.2, 1.4.3). */
const words: readonly (readonly [string, readonly string[], number])[] = [
  ["ink", [...grounds, ...washes], 7],
  ["ink-soft", grounds, 4.5],
  ["tomato-ink", [...grounds, "rust-wash", "gold-wash"], 4.5],
  ["basil-ink", [...grounds, "basil-wash"], 4.5],
  ["on-tomato", ["tomato", "tomato-deep"], 4.5],
  ["on-gold", ["gold"], 7],
  ["oven-ink", ["oven", "oven-ember", "tomato"], 4.5],
  ["oven-ink-soft", ["oven"], 7],
  ["paper", ["ink"], 7],
]

/** Edges and icons with their backgrounds; they need a contrast of 3 (1.4.11). */
const signs: readonly (readonly [string, readonly string[]])[] = [
  ["field-edge", ["card", "paper"]],
  ["tomato-ink", ["card", "paper", "gold-wash"]],
  ["tomato", ["paper", "card"]],
  ["gold", ["oven"]],
  ["ink", grounds],
]

const pairs = (scheme: Scheme) => [
  ...words.flatMap(([front, behind, least]) => behind.map((back) => ({ scheme, front, back, least }))),
  ...signs.flatMap(([front, behind]) => behind.map((back) => ({ scheme, front, back, least: 3 }))),
]

test.each([...pairs("light"), ...pairs("dark")])(
  "$front on $back has a contrast of $least at least ($scheme)",
  ({ scheme, front, back, least }) => {
    const tokens = readTokens(css, scheme)
    const one = tokens.get(front)
    const other = tokens.get(back)
    if (!one || !other) throw new Error(`no colour ${one ? back : front}`)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  },
)

test("black on white has a contrast of 21, and grey on white that of the standard's example", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
})
