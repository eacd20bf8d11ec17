import { describe, expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { CartItem } from "../model.ts"
import { mergeItem, removeItem, replaceItem, stepItem } from "./mergeItem.ts"

const item = (id: string, path: string, quantity: number, price = 199) =>
  ({ id, path, quantity, price: kroner(price) }) as CartItem
const cola = item("l1", "/cola", 2, 35)
const pizza = item("l2", "/marg", 3)
const items = [cola, pizza]

describe("adding an item", () => {
  test("appends it when nothing matches, 99 pieces at most", () => {
    expect(mergeItem(items, item("l3", "/pepp", 120), "all")).toEqual([...items, item("l3", "/pepp", 99)])
  })
  test.each([
    ["one", item("l2", "/marg", 4, 209)],
    ["all", item("l2", "/marg", 8, 209)],
    ["replace", item("l2", "/marg", 5, 209)],
  ] as const)("merges it into the line of its path (%s), at the new price, and into no other", (how, into) => {
    const merged = mergeItem(items, item("l3", "/marg", 5, 209), how)
    expect(merged).toEqual([cola, into])
    expect(merged[0]).toBe(cola)
  })
  test("prefers the line with its id to the line with its path", () => {
    expect(mergeItem(items, item("l1", "/marg", 1), "replace")).toEqual([item("l1", "/marg", 1), pizza])
  })
  test.each(["one", "all", "replace"] as const)("never makes a line of more than 99 (%s)", (how) => {
    const [line] = mergeItem([item("l1", "/cola", 99)], item("l9", "/cola", 100), how)
    expect(line).toEqual(item("l1", "/cola", 99))
  })
})

describe("editing a line", () => {
  test("keeps its place and takes the new quantity", () => {
    expect(replaceItem(items, item("l1", "/fanta", 5))).toEqual([item("l1", "/fanta", 5), pizza])
    expect(replaceItem(items, item("l1", "/cola", 5))).toEqual([item("l1", "/cola", 5), pizza])
  })
  test("merges with a line that it has become equal to, 99 pieces at most", () => {
    expect(replaceItem(items, item("l1", "/marg", 4))).toEqual([item("l1", "/marg", 7)])
    expect(replaceItem(items, item("l1", "/marg", 98))).toEqual([item("l1", "/marg", 99)])
  })
})

describe("changing a line", () => {
  test("removes it alone; an unknown id returns the same list", () => {
    expect(removeItem(items, "l1")).toEqual([pizza])
    expect(removeItem(items, "l9")).toBe(items)
  })
  test("steps its quantity by one, up to 99", () => {
    expect(stepItem(items, "l2", 1)).toEqual([cola, item("l2", "/marg", 4)])
    expect(stepItem(items, "l2", -1)).toEqual([cola, item("l2", "/marg", 2)])
    const full = [item("l1", "/cola", 99), pizza]
    expect(stepItem(full, "l1", 1)).toBe(full)
  })
  test("removes it with its last piece; an unknown id returns the same list", () => {
    expect(stepItem([item("l1", "/cola", 1), pizza], "l1", -1)).toEqual([pizza])
    expect([stepItem(items, "l9", 1), stepItem(items, "l9", -1)]).toEqual([items, items])
    expect(stepItem(items, "l9", 1)).toBe(items)
  })
})
