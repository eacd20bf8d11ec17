import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { shop } from "../shop/shop.ts"
import { readCondition } from "./condition.ts"
import { mistakenPath } from "./mistakenPath.ts"
import { readLog } from "./readLog.ts"

const text = readFileSync(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

const logOf = () => {
  const read = readLog(text)
  if (read._tag === "Unreadable") throw new Error(read.why)
  return read.log
}

const faultOf = (source: string, enough: () => boolean = () => false, holds = false) => {
  const read = readCondition(source)
  if (read._tag === "NoCondition") throw new Error(read.why)
  return mistakenPath(shop, logOf(), read.condition, { holds, enough })
}

test.each([
  ["cart.totalCuont > 2", 6, "cart.totalCuont (did you mean cart.totalCount?)"],
  ["cart.totalCount > 0 and not cart.LINES", 34, "cart.LINES (did you mean cart.lines or cart.orderLines?)"],
  ["cart.lines[0].nmae == 'x'", 15, "cart.lines.0.nmae (did you mean cart.lines.0.name?)"],
  ["cart.lines.first", 12, "cart.lines.first (cart.lines has length)"],
  ["cart.totalCount.net > 1", 17, "cart.totalCount.net (cart.totalCount has no fields)"],
  ["validation.proce == null", 12, "validation.proce (did you mean validation.price?)"],
  ["validation.price.total > 3", 18, "validation.price.total (validation.price has numberOfProductsValid, "],
  ["tells.SaveCrat >= 1", 7, "tells.SaveCrat (did you mean tells.SaveCart?)"],
  ["world.units.crat", 13, "world.units.crat (did you mean world.units.cart?)"],
])("%s: character %i is a mistake, reported with a suggestion", (source, at, why) => {
  const fault = faultOf(source)
  expect(fault?.at).toBe(at)
  expect(fault?.why).toContain(`no record of this log has ${why}`)
})

test("a name that no view has is a mistake before any record is looked at", () => {
  expect(faultOf("crat.totalCount > 2", () => true)).toEqual({
    at: 1,
    why: "no unit is called crat (did you mean cart?)",
  })
})

test.each([
  ["a field of a state that only some records are in", "validation.price.customerAmount > 0"],
  ["a field of a state that this session never reached", "payment.step.url == null"],
  ["a command that was never issued", "calls.DeleteAccount == null"],
  ["a field of what is null", "overlay.modal.kind == 'Deals'"],
  ["an element behind the end of a list", "cart.lines[99].name"],
  ["the length of a text", "cart.lines[0].name.nb.length > 3"],
  ["a state within a chart's state", "world.units.payment.value.paying == 'asking'"],
])("%s is not a mistake", (_, source) => {
  expect(faultOf(source)).toBeUndefined()
})

test.each([
  ["an optional field that nothing had", "checkout.faults.phone == null"],
  ["a command whose name resembles one that was issued", "calls.LoadOrders == null"],
  ["a call that is not under way", "world.calls.cart == null"],
  ["a name that resembles none", "cart.basket == null"],
])("%s may be meant as absent by a condition that holds", (_, source) => {
  expect(faultOf(source, undefined, true)).toBeUndefined()
})

test.each(["not cart.totalCuont", "cart.lines[0].nmae == null", "not world.units.crat"])(
  "a typo is reported even though %s holds",
  (source) => {
    expect(faultOf(source, undefined, true)?.why).toContain("did you mean")
  },
)

test("a log is folded only until all paths are found", () => {
  let asked = 0
  const count = (): boolean => {
    asked++
    return false
  }
  faultOf("cart.totalCount > 900 and world.n > 3", count)
  expect(asked).toBe(1)
  faultOf("cart.totalCuont > 900", count)
  expect(asked).toBe(1 + logOf().records.length)
})
