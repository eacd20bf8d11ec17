import { describe, expect, test } from "vitest"
import { fitsPattern } from "./fitsPattern.ts"

describe("a store's pattern", () => {
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
  ])("that could backtrack for years, looks around or is invalid matches nothing: %s", (pattern, answer) => {
    const began = performance.now()
    expect(fitsPattern(pattern, answer)).toBe(false)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test("at the limit of complexity finishes quickly", () => {
    const began = performance.now()
    expect(fitsPattern("a*a*a*b", "a".repeat(200))).toBe(false)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test.each([
    ["[A-H]", "B"],
    ["[A-Z]{2}[0-9]{3}", "AB123"],
    ["(Nord|Sør) [1-9][0-9]?", "Sør 12"],
    ["[1-9](-[a-d])?", "3-b"],
    ["[(*+?{]+", "(*+?{"],
    ["\\d+\\/\\d+\\)?", "12/3)"],
    [".{0,60}", "🍕".repeat(60)],
    ["(Nord|Sør)\\d*", "Nord12"],
    ["(Nord|Sør)[0-9]*", "Nord12"],
    ["(?:Nord|Sør) 1", "Sør 1"],
  ])("that is simple enough is run: %s", (pattern, answer) => {
    expect(fitsPattern(pattern, answer)).toBe(true)
  })

  test.each([
    ["three repeats", "a*b+c{2,}", "abcc", true],
    ["three repeats and a choice", "a*b+c{2,}d?", "abcc", false],
    ["24 choices", "ab?".repeat(24), "ab".repeat(24), true],
    ["25 choices", "ab?".repeat(25), "ab".repeat(25), false],
    ["four repeats of at least so many", "a{10,}".repeat(4), "a".repeat(40), false],
    ["four repeats of at most so many", "a{0,60}".repeat(4), "a".repeat(40), false],
    ["four repeats of just so many", "a{10}".repeat(4), "a".repeat(40), true],
    ["200 signs", `[${"a".repeat(198)}]`, "a", true],
    ["201 signs", `[${"a".repeat(199)}]`, "a", false],
    ["an answer of 200 characters", ".*", "a".repeat(200), true],
  ])("counts %s: %s", (_, pattern, answer, fits) => {
    expect(fitsPattern(pattern, answer)).toBe(fits)
  })
})
