import { describe, expect, test } from "vitest"
import { traceReads } from "./traceReads.ts"

const pathsOf = <Given extends object>(given: Given, run: (given: Given) => unknown) =>
  traceReads(given, run).map(({ path }) => path.join("."))

describe("reading", () => {
  test("notes the innermost values, once each, in the order of reading", () => {
    const given = { cart: { lines: [{ count: 2 }], note: "" }, unread: 1 }
    const reads = traceReads(given, ({ cart }) => cart.note === "" && cart.lines[0]?.count === 2 && cart.note)
    expect(reads).toEqual([
      { path: ["cart", "note"], value: "" },
      { path: ["cart", "lines", "0", "count"], value: 2 },
    ])
  })

  test("notes a missing field", () => {
    const empty: { readonly gone?: number } = {}
    expect(traceReads(empty, ({ gone }) => gone)).toEqual([{ path: ["gone"], value: undefined }])
  })

  test("notes a value that is used whole", () => {
    expect(pathsOf({ store: { id: "a", name: "b" } }, ({ store }) => store)).toEqual(["store"])
    expect(pathsOf({ store: { id: "a", name: "b" } }, ({ store }) => ({ ...store }))).toEqual([
      "store.id",
      "store.name",
    ])
  })

  test("takes time in proportion to what is read", () => {
    const list = Array.from({ length: 20_000 }, (_, at) => ({ at }))
    expect(traceReads({ list }, (given) => given.list.every(({ at }) => at >= 0))).toHaveLength(20_001)
  })

  test("keeps what was read before an error", () => {
    const fail = ({ code }: { readonly code: string }) => {
      throw new Error(code)
    }
    expect(pathsOf({ code: "x" }, fail)).toEqual(["code"])
  })
})

describe("a traced value behaves as the value itself", () => {
  test("when it is frozen", () => {
    const frozen = Object.freeze({ inner: Object.freeze({ list: Object.freeze([1, 2]) }) })
    let sum = 0
    traceReads(frozen, ({ inner }) => {
      sum = inner.list.reduce((all, one) => all + one, 0)
    })
    expect(sum).toBe(3)
  })

  test("in equality, arrays, spreading, entries, `in` and JSON", () => {
    const store = { id: "a" }
    const given = { one: store, other: store, list: [3, 1, 2], record: { a: 1, b: 2 } }
    const results: unknown[] = []
    traceReads(given, ({ one, other, list, record }) => {
      results.push(one === other, Array.isArray(list), list.toReversed(), { ...record }, Object.entries(record))
      results.push("a" in record, "c" in record, Object.keys(record), JSON.stringify(record), [...list])
    })
    expect(results).toEqual([
      true,
      true,
      [2, 1, 3],
      { a: 1, b: 2 },
      [
        ["a", 1],
        ["b", 2],
      ],
      true,
      false,
      ["a", "b"],
      '{"a":1,"b":2}',
      [3, 1, 2],
    ])
  })

  test("without computing a lazy view that is not read", () => {
    const computed: string[] = []
    const see = {
      get cart() {
        computed.push("cart")
        return { lines: 0 }
      },
      get menu() {
        computed.push("menu")
        return {}
      },
    }
    expect(pathsOf({ see }, (given) => given.see.cart.lines)).toEqual(["see.cart.lines"])
    expect(computed).toEqual(["cart"])
  })
})
