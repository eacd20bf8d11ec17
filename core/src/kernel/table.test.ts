import { expect, test } from "vitest"
import { makeTable, mostRunning } from "./table.ts"

const item = (unit: string, id: string, n = 1) => ({ key: `${unit}.${id}@${n}`, unit, id })
const filled = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`cart.${at}`, item("cart", String(at))]))

test("an unchanged table returns the very object that was opened", () => {
  const table = makeTable()
  const before = { "cart.save": item("cart", "save") }
  table.open(before)
  table.drop("cart.other")
  table.keepOnly("cart", new Set(["save"]))
  expect(table.take("cart.save@2")).toBeUndefined()
  expect(table.items()).toBe(before)
  table.open(before)
  expect(table.items()).toBe(before)
})

test("changes of an unfinished step are not in the next one", () => {
  const table = makeTable()
  const before = { "cart.save": item("cart", "save") }
  table.open(before)
  table.set("cart.load", item("cart", "load"))
  table.open(before)
  expect(table.items()).toEqual(before)
})

test("a later item replaces an earlier one of the same name, and comes last", () => {
  const table = makeTable()
  table.open({ "cart.save": item("cart", "save"), "menu.load": item("menu", "load") })
  table.set("cart.save", item("cart", "save", 2))
  expect(Object.entries(table.items())).toEqual([
    ["menu.load", item("menu", "load")],
    ["cart.save", item("cart", "save", 2)],
  ])
  expect(table.take("cart.save@1")).toBeUndefined()
  expect(table.take("cart.save@2")).toEqual(item("cart", "save", 2))
  expect(Object.keys(table.items())).toEqual(["menu.load"])
})

test("a unit keeps only the items that it names, and other units keep theirs", () => {
  const table = makeTable()
  table.open({
    "cart.save": item("cart", "save"),
    "cart.load": item("cart", "load"),
    "menu.load": item("menu", "load"),
  })
  table.keepOnly("cart", new Set(["save"]))
  expect(Object.keys(table.items())).toEqual(["cart.save", "menu.load"])
  table.drop("cart.save")
  expect(Object.keys(table.items())).toEqual(["menu.load"])
})

test("a leak is a crash: at most a thousand may run at once, also if one of them is replaced", () => {
  const table = makeTable()
  table.open(filled(mostRunning - 1))
  table.set("cart.last", item("cart", "last"))
  table.set("cart.last", item("cart", "last", 2))
  expect(() => table.set("cart.more", item("cart", "more"))).toThrow("more than 1000 timers or calls run at once")
})
