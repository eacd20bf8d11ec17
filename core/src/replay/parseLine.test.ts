import { describe, expect, test } from "vitest"
import { limits } from "./limits.ts"
import { linesOf, Malformed, parseLine } from "./parseLine.ts"

describe("a line", () => {
  test.each([
    ["deep", `${"[".repeat(61)}${"]".repeat(61)}`, "nested deeper than 60 levels"],
    ["long", `"${"x".repeat(limits.line)}"`, "the line is longer than"],
    ["poisoned", '{"a":{"__proto__":1}}', '"__proto__"'],
    ["poisoned in disguise", '{"\\u005f\\u005fproto__":1}', '"__proto__"'],
    ["no JSON", "{'a':1}", "not JSON"],
    ["empty", "", "not JSON"],
  ])("that is %s is refused with a reason", (_, line, why) => {
    expect(() => parseLine(line, { values: 1000 })).toThrow(why)
    expect(() => parseLine(line, { values: 1000 })).toThrow(Malformed)
  })

  test("may contain brackets and dangerous words inside strings", () => {
    const text = { text: `${"[{".repeat(99)} "__proto__" \\ ${"]".repeat(99)}` }
    expect(parseLine(JSON.stringify(text), { values: 10 })).toEqual(text)
  })

  test("counts its values against the log's shared allowance", () => {
    const allowance = { values: 25 }
    expect(parseLine("[1,2,3,4,5,6,7,8,9,10]", allowance)).toHaveLength(10)
    expect(parseLine("[1,2,3,4,5,6,7,8,9,10]", allowance)).toHaveLength(10)
    expect(() => parseLine("[1,2,3,4,5,6,7,8,9,10]", allowance)).toThrow("more than")
  })
})

test("lines are read one at a time, with or without a final newline", () => {
  expect([...linesOf("a\nb\n")]).toEqual(["a", "b"])
  expect([...linesOf("a\n\nb")]).toEqual(["a", "", "b"])
  expect([...linesOf("")]).toEqual([])
  const [first] = linesOf("\n".repeat(10_000_000))
  expect(first).toBe("")
})
