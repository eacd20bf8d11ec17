import { describe, expect, test } from "vitest"
import { isHarmless } from "./rules/isHarmless.ts"
import { sign, unsigned, writesIn } from "./signedCart.ts"

const cart = JSON.stringify({ food: ["cola"] })

test("a signed cart contains its version vector, and is otherwise the cart to be stored", () => {
  const first = sign(cart, null, ["one", 1])
  expect(writesIn(first)).toEqual({ one: 1 })
  const second = sign(cart, writesIn(first), ["two", 7])
  expect([writesIn(second), unsigned(second)]).toEqual([{ one: 1, two: 7 }, cart])
  expect(writesIn(sign(cart, writesIn(second), ["one", 2]))).toEqual({ two: 7, one: 2 })
})

test("it names 64 tabs; the one that wrote longest ago is dropped first", () => {
  let signed: string | null = null
  for (let tab = 0; tab < 66; tab += 1) signed = sign(cart, writesIn(signed), [`tab${tab}`, 1])
  signed = sign(cart, writesIn(signed), ["tab2", 2])
  const names = Object.keys(writesIn(signed) ?? {})
  expect([names.length, names[0], names.at(-1)]).toEqual([64, "tab3", "tab2"])
})

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  "[]",
  cart,
  '{"tabs":null}',
  '{"tabs":"one"}',
  '{"tabs":7}',
  '{"tabs":["one"]}',
])("a cart that is none, or is not signed, does not say whose writes are in it: %s", (text) => {
  expect(writesIn(text)).toBeNull()
})

describe("a stored text that nobody signed", () => {
  const deep = `${'{"a":'.repeat(30)}1${"}".repeat(30)}`
  test.each([
    ["a name that pollutes", '"__proto__":1'],
    ["a long name", `"${"x".repeat(41)}":1`],
    ["an empty name", '"":1'],
    ["words for a number", '"bad":"1"'],
    ["nothing for a number", '"bad":null'],
    ["half a write", '"bad":0.5'],
    ["more than can be counted", '"bad":1e400'],
    ["fewer than none", '"bad":-1'],
    ["a deep thing", `"bad":${deep}`],
  ])("with %s leaves nothing of it in the next cart, which can be read", (_, entry) => {
    const next = sign(cart, writesIn(`{"tabs":{${entry},"good":3}}`), ["own", 1])
    expect(JSON.parse(next)).toEqual({ food: ["cola"], tabs: { good: 3, own: 1 } })
    expect(isHarmless(JSON.parse(next))).toBe(true)
  })
})
