import { describe, expect, test } from "vitest"
import { fitsPattern } from "./fitsPattern.ts"

describe("a pattern from data", () => {
  test.each([
    ["(a+)+b", "a".repeat(60)],
    ["(?:a|a)*b", "a".repeat(60)],
    ["(a*)*b", "a".repeat(60)],
    ["(a+){5,}b", "a".repeat(60)],
    ["(a|a)".repeat(30) + "b", "a".repeat(30)],
    ["a?".repeat(50) + "a".repeat(50) + "b", "a".repeat(50)],
    [".*".repeat(20) + "b", "a".repeat(100)],
    ["(?=a)a", "a"],
    ["(?<x>a)\\k<x>", "aa"],
    ["(a)\\1", "aa"],
    ["[", "["],
    ["a)(b", "ab"],
    ["a".repeat(201), "a".repeat(201)],
    [".*", "a".repeat(201)],
  ])("that could run for years, looks about, or is none, fits nothing: %s", (pattern, answer) => {
    const began = performance.now()
    expect(fitsPattern(pattern, answer)).toBe(false)
    expect(performance.now() - began).toBeLessThan(100)
  })

  test("that is as wild as allowed is soon done", () => {
    const began = performance.now()
    expect(fitsPattern("a*a*a*b", "a".repeat(200))).toBe(false)
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test.each([
    ["[A-H]", "B"],
    ["[A-Z]{2}[0-9]{3}", "AB123"],
    ["(Nord|Sør) [1-9][0-9]?", "Sør 12"],
    ["[1-9](-[a-d])?", "3-b"],
    ["[(*+?{]+", "(*+?{"],
    ["\\d+\\/\\d+\\)?", "12/3)"],
    [".{0,60}", "🍕".repeat(60)],
  ])("that is tame is run: %s", (pattern, answer) => {
    expect(fitsPattern(pattern, answer)).toBe(true)
  })
})
