import { describe, expect, test } from "vitest"
import { store } from "../shop.fixture.ts"
import { fitsPattern } from "./fitsPattern.ts"
import { judgeHotspotAnswers } from "./judgeHotspotAnswers.ts"

const label = { nb: "Port", sv: "Port", en: "Gate" }
const parameter = (key: string, pattern: string, required = true) => ({ key, label, pattern, required })
const [stadium] = store.hotspots
const judge = (answers: Record<string, string>, ...parameters: ReturnType<typeof parameter>[]) =>
  stadium === undefined ? [] : judgeHotspotAnswers({ ...stadium, parameters }, answers)

describe("what a hotspot asks for", () => {
  const seat = parameter("seat", "[1-9][0-9]?-[1-9][0-9]?")
  const landmark = parameter("landmark", ".{0,60}", false)

  test("must be there", () => {
    expect(judge({}, seat)).toEqual([3145])
    expect(judge({ seat: "  " }, seat)).toEqual([3145])
    expect(judge({ gate: "1" }, seat)).toEqual([3145])
    expect(judge({}, parameter("toString", ".*"))).toEqual([3145])
  })

  test("must match as a whole", () => {
    expect(judge({ seat: "12-7" }, seat)).toEqual([])
    expect(judge({ seat: " 12-7 " }, seat)).toEqual([])
    expect(judge({ seat: "12-7x" }, seat)).toEqual([3146])
    expect(judge({ seat: "0-7" }, seat)).toEqual([3146])
    expect(judge({ side: "AB" }, parameter("side", "A|B"))).toEqual([3146])
  })

  test("may be left out when it is not required, but not be wrong", () => {
    expect(judge({ seat: "1-1" }, seat, landmark)).toEqual([])
    expect(judge({ seat: "1-1", landmark: "x".repeat(61) }, seat, landmark)).toEqual([3146])
  })

  test("can lack one thing and have another wrong", () => {
    expect(judge({ gate: "no" }, seat, parameter("gate", "[1-9]"), parameter("row", "[1-9]"))).toEqual([3145, 3146])
  })
})

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
