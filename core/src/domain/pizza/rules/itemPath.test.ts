import * as fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import { Level } from "../../menu/model.ts"
import { type ItemInPath, type ItemPart, itemPath } from "./itemPath.ts"
import { readItemPath } from "./readItemPath.ts"

const margherita: ItemPart = { productSlug: "margherita", code: "MARG_AM30", ingredients: [] }
const pepperoni: ItemPart = {
  productSlug: "pepperoni",
  code: "PEPP_AM30",
  ingredients: [
    { code: "PE", quantity: 1.5 },
    { code: "Or", quantity: 0 },
  ],
}

describe("a cart item's path", () => {
  test("has store, product, variation and changes, sorted by code", () => {
    expect(itemPath({ storeSlug: "oslo", parts: [margherita] })).toBe("/oslo/margherita/MARG_AM30?")
    expect(itemPath({ storeSlug: "oslo", parts: [pepperoni] })).toBe("/oslo/pepperoni/PEPP_AM30?Or=0,PE=1.5")
  })

  test("separates the second half's changes with a bar", () => {
    const path = "/oslo/margherita+pepperoni/MARG_AM30+PEPP_AM30?|Or=0,PE=1.5"
    expect(itemPath({ storeSlug: "oslo", parts: [margherita, pepperoni] })).toBe(path)
    expect(itemPath({ storeSlug: "oslo", parts: [pepperoni, margherita] })).toBe(
      "/oslo/pepperoni+margherita/PEPP_AM30+MARG_AM30?Or=0,PE=1.5",
    )
  })

  const name = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.isWellFormed())
  const part: fc.Arbitrary<ItemPart> = fc.record({
    productSlug: name,
    code: name,
    ingredients: fc
      .uniqueArray(fc.record({ code: name, quantity: fc.constantFrom(...Level.literals) }), {
        selector: (it) => it.code,
      })
      .map((list) => list.toSorted((a, b) => (a.code < b.code ? -1 : 1))),
  })
  const item: fc.Arbitrary<ItemInPath> = fc.record({
    storeSlug: name,
    parts: fc.oneof(fc.tuple(part), fc.tuple(part, part)),
  })

  test("reads back as the same item, whatever the names", () => {
    fc.assert(
      fc.property(item, (one) => {
        expect(readItemPath(itemPath(one))).toEqual({ _tag: "ItemPath", ...one })
      }),
    )
  })

  test("does not depend on the order of ingredients", () => {
    fc.assert(
      fc.property(item, (one) => {
        const turn = (it: ItemPart): ItemPart => ({ ...it, ingredients: it.ingredients.toReversed() })
        const [first, second] = one.parts
        const turned: ItemInPath["parts"] = second ? [turn(first), turn(second)] : [turn(first)]
        expect(itemPath({ ...one, parts: turned })).toBe(itemPath(one))
      }),
    )
  })

  test.each([
    "",
    "/",
    "/oslo",
    "/oslo/margherita",
    "/oslo/margherita/MARG_AM30/more",
    "/oslo/margherita/MARG_AM30?PE",
    "/oslo/margherita/MARG_AM30?PE=2.5",
    "/oslo/margherita/MARG_AM30?PE=1,",
    "/oslo/margherita/MARG_AM30?|PE=1",
    "/oslo/margherita+pepperoni/MARG_AM30",
    "/oslo/a+b+c/A+B+C",
    "/oslo/margherita+/MARG_AM30+",
    "/oslo/%E0%A4%A/MARG_AM30",
    "oslo/margherita/MARG_AM30",
    "/oslo/margherita/MARG_AM30?PE=1?PE=1",
    "/oslo/margherita/MARG_AM30/PE=1",
    "/oslo/margherita/MARG_AM30?=1",
    "/oslo/margherita/MARG_AM30?PE=1=2",
    "/oslo/margherita/MARG_AM30?A=PE=1",
    "/oslo/margherita/MARG_AM30+PEPP_AM30",
    "/oslo/+pepperoni/MARG_AM30+PEPP_AM30",
    "/oslo/margherita+pepperoni/+PEPP_AM30",
    "/oslo/margherita+pepperoni/MARG_AM30+",
  ])("is not %s", (path) => expect(readItemPath(path)).toEqual({ _tag: "NotAnItemPath" }))

  test("may lack the changes, and the question mark before them", () => {
    const plain = { _tag: "ItemPath", storeSlug: "oslo", parts: [margherita] }
    expect(readItemPath("/oslo/margherita/MARG_AM30")).toEqual(plain)
    expect(readItemPath("/oslo/margherita/MARG_AM30?")).toEqual(plain)
  })

  test("rethrows errors unrelated to the path", () => {
    const reading = vi.spyOn(globalThis, "decodeURIComponent").mockImplementation(() => {
      throw new TypeError("broken")
    })
    expect(() => readItemPath("/oslo/margherita/MARG_AM30")).toThrow("broken")
    reading.mockRestore()
  })

  test("any text gets an answer, and a path that parses survives writing and reading", () => {
    const sign = fc.constantFrom("/", "/", "?", "=", ",", "|", "+", "%", "%C3%A5", "%25", "PE", "2", "0.75")
    const almost = fc.array(sign).map((signs) => `/a/b/c${signs.join("")}`)
    fc.assert(
      fc.property(almost, (path) => {
        const answer = readItemPath(path)
        if (answer._tag === "NotAnItemPath") return
        const written = itemPath(answer)
        const again = readItemPath(written)
        expect(again._tag === "ItemPath" && itemPath(again)).toBe(written)
      }),
    )
    fc.assert(fc.property(fc.string(), (path) => void readItemPath(path)))
  })
})
