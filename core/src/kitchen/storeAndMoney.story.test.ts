import { expect, test } from "vitest"
import { kroner } from "../domain/money/rules/kroner.ts"
import { evening, openBoard, orderOf } from "./kitchenStage.fixture.ts"
import type { Sellable } from "./model.ts"

const name = (text: string) => ({ nb: text, sv: text, en: `${text} in English` })
const sellables: readonly Sellable[] = [
  { kind: "product", code: "MARG", name: name("Margherita"), codes: ["MARG_AM30", "MARG_AM40"] },
  { kind: "product", code: "COLA", name: name("Cola"), codes: ["COLA"] },
  { kind: "ingredient", code: "PE", name: name("Pepperoni"), codes: ["PE"] },
]
const status = { open: true, changesAt: null, waitMinutes: { pickup: 15, delivery: 40 } }
const noDelay = { pickup: 0, delivery: 0 }
const later = evening + 3_600_000

const openStore = (stock: readonly object[] = []) => {
  const stage = openBoard(orderOf(1, { paymentType: "ADYEN", toCollect: kroner(0) }))
  stage.answer("ReadMarks", { marks: { stock, delays: noDelay }, status })
  stage.answer("ListSellables", sellables)
  stage.answer("ListMatters", [])
  return stage
}
type Stage = ReturnType<typeof openStore>
const rows = (stage: Stage, which: "found" | "soldOut") => {
  const { stock } = stage.see()
  if (stock._tag !== "Shown") throw new Error(stock._tag)
  return stock[which].map(({ sellable, until, isPartly }) => [sellable.code, until, isPartly])
}

test("goods are found by a part of their name in any language, and marked sold out until the next morning", () => {
  const stage = openStore()
  stage.put({ type: "SearchTyped", text: "in english" })
  expect(rows(stage, "found")).toHaveLength(3)
  stage.put({ type: "SearchTyped", text: " MARG" })
  expect(rows(stage, "found")).toEqual([["MARG", null, false]])
  stage.put({ type: "StockPressed", kind: "product", code: "MARG", soldOut: "today" })
  const until = Date.parse("2026-11-22T06:00:00+01:00")
  expect(stage.running()).toContainEqual({
    type: "SendMark",
    storeId: "101",
    mark: { _tag: "Stock", mark: { kind: "product", code: "MARG", until } },
  })
  const marks = {
    stock: ["MARG_AM30", "MARG_AM40"].map((code) => ({ kind: "variation", code, until })),
    delays: noDelay,
  }
  stage.answer("SendMark", marks)
  expect(rows(stage, "soldOut")).toEqual([["MARG", until, false]])
})

test("items that are sold out in some sizes, no longer sold out, or back in stock are distinguished", () => {
  const stage = openStore([
    { kind: "variation", code: "MARG_AM30", until: later },
    { kind: "variation", code: "COLA", until: evening - 1 },
    { kind: "ingredient", code: "PE", until: null },
  ])
  expect(rows(stage, "soldOut")).toEqual([["MARG", null, true]])
})

test("a mark that does not reach the server is reported, and nothing is shown as changed", () => {
  const stage = openStore()
  stage.put({ type: "DelayPressed", method: "delivery", minutes: 20 })
  expect(stage.see().stock).toMatchObject({ isSaving: true })
  stage.fail("SendMark", { _tag: "Unreachable" })
  expect(stage.see().stock).toMatchObject({ isSaving: false, isRefused: true, delays: noDelay })
  stage.put({ type: "DelayPressed", method: "delivery", minutes: 20 })
  expect(stage.see().stock).toMatchObject({ delaysUntil: null })
  stage.answer("SendMark", { stock: [], delays: { pickup: 0, delivery: 20 }, delaysUntil: later })
  expect(stage.see().stock).toMatchObject({ isRefused: false, delays: { delivery: 20 }, delaysUntil: later })
})

test("a delay that was withdrawn, or has ended, has no end", () => {
  const stage = openStore()
  const read = (delays: object, delaysUntil: number) => {
    stage.wait(60_000)
    stage.answer("ReadMarks", { marks: { stock: [], delays, delaysUntil }, status })
    return stage.see().stock
  }
  expect(read({ pickup: 10, delivery: 0 }, later)).toMatchObject({ delays: { pickup: 10 }, delaysUntil: later })
  expect(read(noDelay, later)).toMatchObject({ delays: noDelay, delaysUntil: null })
  expect(read({ pickup: 10, delivery: 0 }, evening)).toMatchObject({ delays: noDelay, delaysUntil: null })
})

test("marks of other tablets are read every minute", () => {
  const stage = openStore()
  stage.wait(60_000)
  stage.answer("ReadMarks", { marks: { stock: [], delays: { pickup: 10, delivery: 0 } }, status })
  expect(stage.see().stock).toMatchObject({ delays: { pickup: 10 } })
})

const opened = { type: "RefundOpened", orderId: "order1", number: 1 } as const

test("a second tap on the button that the form replaced refunds nothing; one a moment later does", () => {
  for (const prepare of [() => {}, (stage: Stage) => stage.wait(60_000)]) {
    const stage = openStore()
    prepare(stage)
    stage.put(opened)
    stage.put({ type: "RefundSent" })
    stage.wait(399)
    stage.put({ type: "RefundSent" })
    expect(stage.calls()).not.toContain("SendRefund")
    stage.wait(1)
    stage.put({ type: "RefundSent" })
    stage.answer("ReadRefunds", [])
    expect(stage.running()).toContainEqual(expect.objectContaining({ type: "SendRefund", amount: null }))
  }
})

test("a refund is repeated with the same key until it is answered, and its amount is shown", () => {
  const stage = openStore()
  stage.put(opened)
  stage.answer("ReadRefunds", [])
  stage.put({ type: "AmountTyped", text: "49,50" })
  stage.put({ type: "RefundSent" })
  stage.put({ type: "RefundSent" })
  const asked = stage.running().find(({ type }) => type === "SendRefund")
  expect(asked).toMatchObject({ orderId: "order1", amount: 4950, key: "refund-4950-1" })
  stage.fail("SendRefund", { _tag: "Unreachable" })
  expect(stage.see().money.refund).toMatchObject({ fault: "unreachable", amount: "49,50" })
  stage.put({ type: "RefundSent" })
  expect(stage.running().find(({ type }) => type === "SendRefund")).toEqual(asked)
  stage.answer("SendRefund", { orderId: "order1" })
  expect(stage.see().money).toMatchObject({ refund: null, refunded: { number: 1, amount: 4950 } })
})

const sentKey = (stage: Stage) =>
  (stage.running().find(({ type }) => type === "SendRefund") as { readonly key?: string } | undefined)?.key
const part = { amount: kroner(49.5), hasFailed: false }

/** A tablet whose staff open the form and see the earlier refunds. */
const askFor = (stage: Stage, text: string, known: readonly (typeof part)[]) => {
  stage.put(opened)
  stage.answer("ReadRefunds", known)
  stage.put({ type: "AmountTyped", text })
  stage.put({ type: "RefundSent" })
}

test("the same amount is refunded a second time, from any tablet, by staff who have seen the first", () => {
  const stage = openStore()
  askFor(stage, "49,50", [])
  stage.answer("SendRefund", { orderId: "order1" })
  for (const tablet of [stage, openStore()]) {
    askFor(tablet, "49,50", [part])
    expect(tablet.see().money.refund?.known).toEqual([part])
    expect(sentKey(tablet)).toBe("refund-4950-2")
  }
})

test("a repeat after a missing answer is the same refund while its form is open", () => {
  const stage = openStore()
  askFor(stage, "49,50", [])
  stage.fail("SendRefund", { _tag: "Unreachable" })
  stage.put({ type: "AmountTyped", text: "50" })
  stage.put({ type: "AmountTyped", text: "49,50" })
  stage.put({ type: "RefundSent" })
  expect(sentKey(stage)).toBe("refund-4950-1")
  stage.put({ type: "ConnectionLost" })
  expect(sentKey(stage)).toBe("refund-4950-1")
})

test("a press before the earlier refunds are known waits for them, and shows them first if there are any", () => {
  for (const known of [[], [part]]) {
    const stage = openStore()
    stage.put(opened)
    stage.put({ type: "AmountTyped", text: "49,50" })
    stage.put({ type: "RefundSent" })
    expect([stage.see().money.isSending, sentKey(stage)]).toEqual([true, undefined])
    stage.answer("ReadRefunds", known)
    const isShownFirst = known.length > 0
    expect([stage.see().money.isSending, sentKey(stage)]).toEqual(
      isShownFirst ? [false, undefined] : [true, "refund-4950-1"],
    )
    if (isShownFirst) {
      stage.put({ type: "RefundSent" })
      stage.wait(399)
      stage.put({ type: "RefundSent" })
      expect(sentKey(stage)).toBe(undefined)
      stage.wait(1)
      stage.put({ type: "RefundSent" })
    }
    expect(sentKey(stage)).toBe(`refund-4950-${known.length + 1}`)
  }
})

test("a tap just as the earlier refunds appear refunds nothing", () => {
  const stage = openStore()
  stage.put(opened)
  stage.put({ type: "AmountTyped", text: "49,50" })
  stage.answer("ReadRefunds", [part])
  stage.put({ type: "RefundSent" })
  expect([stage.see().money.isSending, sentKey(stage)]).toEqual([false, undefined])
})

test("if all earlier refunds failed, a press continues, and requests the same refund as a form that was opened before", () => {
  const stage = openStore()
  stage.put(opened)
  stage.put({ type: "AmountTyped", text: "49,50" })
  stage.put({ type: "RefundSent" })
  stage.answer("ReadRefunds", [{ ...part, hasFailed: true }])
  expect(sentKey(stage)).toBe("refund-4950-1")
})

test("nothing is sent while the earlier refunds cannot be read, and the next press asks for them again", () => {
  const stage = openStore()
  stage.put(opened)
  stage.fail("ReadRefunds", { _tag: "Unreachable" })
  stage.put({ type: "AmountTyped", text: "49,50" })
  stage.put({ type: "RefundSent" })
  stage.fail("ReadRefunds", { _tag: "Unreachable" })
  expect(stage.see().money).toMatchObject({ isSending: false, refund: { fault: "unreachable", amount: "49,50" } })
  stage.put({ type: "RefundSent" })
  stage.answer("ReadRefunds", [])
  expect(sentKey(stage)).toBe("refund-4950-1")
  stage.put({ type: "RefundClosed" })
  expect(sentKey(stage)).toBe("refund-4950-1")
})

test("a form that is closed, or opened for another order, ignores the first one's refunds", () => {
  const stage = openStore()
  stage.put(opened)
  stage.put({ type: "RefundClosed" })
  expect(stage.calls()).not.toContain("ReadRefunds")
  stage.put(opened)
  stage.put({ ...opened, orderId: "order2", number: 2 })
  stage.answer("ReadRefunds", [])
  expect(stage.see().money.refund).toMatchObject({ orderId: "order2", known: [] })
})

test("an empty amount is the rest; an invalid one is reported before anything is sent", () => {
  const stage = openStore()
  stage.put(opened)
  stage.answer("ReadRefunds", [])
  for (const text of ["fifty", "0"]) {
    stage.put({ type: "AmountTyped", text })
    stage.put({ type: "RefundSent" })
    expect(stage.see().money.refund).toMatchObject({ fault: "noAmount" })
  }
  stage.put({ type: "AmountTyped", text: "" })
  stage.put({ type: "RefundSent" })
  expect(stage.running()).toContainEqual(expect.objectContaining({ amount: null, key: "refund-rest-1" }))
  stage.fail("SendRefund", { _tag: "Refused", status: 409, problems: [{ code: 3037, message: "" }] })
  expect(stage.see().money.refund).toMatchObject({ fault: 3037 })
})

test("a checked payment is removed from the list, whichever tablet was first", () => {
  const stage = openStore()
  stage.wait(60_000)
  const matter = { id: "17", kind: "alreadyPaid" }
  stage.answer("ListMatters", [matter])
  expect(stage.see().money.matters).toEqual([matter])
  stage.put({ type: "MatterSeen", id: "17" })
  stage.fail("SendSeen", { _tag: "Refused", status: 404, problems: [] })
  stage.answer("ListMatters", [])
  expect(stage.see().money.matters).toEqual([])
})
