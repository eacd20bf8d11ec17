import { expect, test } from "vitest"
import { makeTable, mostRunning } from "./table.ts"

const item = (unit: string, id: string, n = 1) => ({ key: `${unit}.${id}@${n}`, unit, id })
const filled = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`cart.${at}`, item("cart", String(at))]))

test("what has not changed is the very object that was opened", () => {
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

test("what a step left unfinished is not there in the next", () => {
  const table = makeTable()
  const before = { "cart.save": item("cart", "save") }
  table.open(before)
  table.set("cart.load", item("cart", "load"))
  table.open(before)
  expect(table.items()).toEqual(before)
})

test("a later one takes the place of an earlier one of its name, and comes last", () => {
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

test("a unit keeps only what it names, and no other unit loses anything by it", () => {
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

test("a leak is a crash: a thousand may run at once, also when one of them begins anew, and no more", () => {
  const table = makeTable()
  table.open(filled(mostRunning - 1))
  table.set("cart.last", item("cart", "last"))
  table.set("cart.last", item("cart", "last", 2))
  expect(() => table.set("cart.more", item("cart", "more"))).toThrow("more than 1000 timers or calls run at once")
})
