import { describe, expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { CartItem } from "../model.ts"
import { mergeItem, removeItem, replaceItem, stepItem } from "./mergeItem.ts"

const item = (id: string, path: string, quantity: number, price = 199) =>
  ({ id, path, quantity, price: kroner(price) }) as CartItem
const cola = item("l1", "/cola", 2, 35)
const pizza = item("l2", "/marg", 3)
const items = [cola, pizza]

describe("an item that is added", () => {
  test("stands at the end when nothing is like it, 99 pieces of it at most", () => {
    expect(mergeItem(items, item("l3", "/pepp", 120), "all")).toEqual([...items, item("l3", "/pepp", 99)])
  })
  test.each([
    ["one", item("l2", "/marg", 4, 209)],
    ["all", item("l2", "/marg", 8, 209)],
    ["replace", item("l2", "/marg", 5, 209)],
  ] as const)("goes into the line of its path (%s), at the new price, and into no other", (how, into) => {
    const merged = mergeItem(items, item("l3", "/marg", 5, 209), how)
    expect(merged).toEqual([cola, into])
    expect(merged[0]).toBe(cola)
  })
  test("goes into the line of its id sooner than into that of its path", () => {
    expect(mergeItem(items, item("l1", "/marg", 1), "replace")).toEqual([item("l1", "/marg", 1), pizza])
  })
  test.each(["one", "all", "replace"] as const)("makes no line of more than 99 (%s)", (how) => {
    const [line] = mergeItem([item("l1", "/cola", 99)], item("l9", "/cola", 100), how)
    expect(line).toEqual(item("l1", "/cola", 99))
  })
})

describe("an edited line", () => {
  test("stays where it was, with its new pieces", () => {
    expect(replaceItem(items, item("l1", "/fanta", 5))).toEqual([item("l1", "/fanta", 5), pizza])
    expect(replaceItem(items, item("l1", "/cola", 5))).toEqual([item("l1", "/cola", 5), pizza])
  })
  test("takes in the line that it has become like, never more than 99 pieces", () => {
    expect(replaceItem(items, item("l1", "/marg", 4))).toEqual([item("l1", "/marg", 7)])
    expect(replaceItem(items, item("l1", "/marg", 98))).toEqual([item("l1", "/marg", 99)])
  })
})

describe("a line", () => {
  test("is removed alone; one that is not there leaves the very same lines", () => {
    expect(removeItem(items, "l1")).toEqual([pizza])
    expect(removeItem(items, "l9")).toBe(items)
  })
  test("grows and shrinks by one, alone, up to 99", () => {
    expect(stepItem(items, "l2", 1)).toEqual([cola, item("l2", "/marg", 4)])
    expect(stepItem(items, "l2", -1)).toEqual([cola, item("l2", "/marg", 2)])
    const full = [item("l1", "/cola", 99), pizza]
    expect(stepItem(full, "l1", 1)).toBe(full)
  })
  test("goes when its last piece goes; one that is not there leaves the very same lines", () => {
    expect(stepItem([item("l1", "/cola", 1), pizza], "l1", -1)).toEqual([pizza])
    expect([stepItem(items, "l9", 1), stepItem(items, "l9", -1)]).toEqual([items, items])
    expect(stepItem(items, "l9", 1)).toBe(items)
  })
})
