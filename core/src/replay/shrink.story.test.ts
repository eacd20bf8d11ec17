import { describe, expect, test } from "vitest"
import { priceOf } from "../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import { seeShop, shop, type ShopFold } from "../shop/shop.ts"
import { readCondition } from "./condition.ts"
import type { ShopLog } from "./model.ts"
import { rehash } from "./rehash.ts"
import { author, mustRead } from "./session.fixture.ts"
import { shrinkLog } from "./shrinkLog.ts"
import { strayAnswers } from "./strayAnswers.ts"
import { verify } from "./verify.ts"
import { writeLog } from "./writeLog.ts"

/**
 * A long visit: lines are added, changed in quantity and removed, fields are typed, prices are requested and answered.
 */
const longVisit = (rounds: number): ShopLog => {
  const stage = openMenu()
  for (let round = 0; round < rounds; round++) {
    stage.put(round % 3 === 0 ? addLarge : addCola)
    const line = stage.see().cart.lines.at(-1)
    if (line) stage.put({ type: "LineIncreased", id: line.id })
    stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde".slice(0, round % 6) })
    stage.put({ type: "ShelfChosen", category: round % 2 === 0 ? "Pizza" : "Drinks", subCategory: null })
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(269))
    if (line && round % 2 === 0) stage.put({ type: "LineRemoved", id: line.id })
    else stage.put({ type: "FieldLeft", field: "phone" })
    stage.put({ type: "QuantityStepped", step: 1 })
  }
  return { checkpoint: null, records: stage.records() }
}

const conditionOf = (source: string) => {
  const read = readCondition(source)
  if (read._tag === "NoCondition") throw new Error(read.why)
  return read.condition
}

const shrunk = (fold: ShopFold, log: ShopLog, source: string) => {
  const result = shrinkLog(fold, log, conditionOf(source))
  if (result._tag !== "Shrunk") throw new Error(result._tag)
  return result
}

const typesOf = (log: ShopLog) =>
  log.records.map(({ input }) => (input.type === "Happened" ? input.event.type : input.type))

/** A shop with a planted bug: it throws, or miscounts, once a price is confirmed for a cart of nine or more items. */
const planted = (harm: "throws" | "miscounts"): ShopFold => ({
  ...shop,
  step: (world, at, input) => {
    const folded = shop.step(world, at, input)
    const see = folded.world.n < 0 ? undefined : seeShop(folded.world)
    if (input.type !== "CallEnded" || see?.validation._tag !== "Confirmed" || see.cart.totalCount < 9) return folded
    if (harm === "throws") return { ...folded, world: { ...world, ...at }, crash: new Error("planted") }
    const { checkout } = folded.world.units
    const units = { ...folded.world.units, checkout: { ...(checkout as object), bug: true } }
    return { ...folded, world: { ...folded.world, units } }
  },
})

test("answers to a request that has changed are named, and answers to unchanged requests are not", () => {
  const log = rehash(shop, longVisit(3)).log
  expect(strayAnswers(shop, log, { ...log, records: log.records.slice(0, 30) })).toEqual([])
  const confirmed = shrunk(shop, log, "validation._tag == 'Confirmed' and cart.totalCount > 0").log
  const price = confirmed.records.at(-1)
  expect(price?.input.type).toBe("CallEnded")
  expect(strayAnswers(shop, log, confirmed)).toEqual([price?.n])
})

describe("a log of 1,500 records", () => {
  const log = rehash(shop, longVisit(190)).log

  test("has that length", () => {
    expect(log.records.length).toBeGreaterThan(1500)
  })

  test("shrinks to a handful that still crash: a planted bug that needs a menu, nine pieces and a confirmed price", () => {
    const began = performance.now()
    const result = shrunk(planted("throws"), log, "crashes")
    expect(performance.now() - began).toBeLessThan(60_000)
    expect(result.log.records.length).toBeLessThan(12)
    const again = mustRead(writeLog({ ...author, log: result.log })).log
    expect(verify(planted("throws"), again)).toMatchObject({
      _tag: "Same",
      hashes: result.log.records.length,
      crashes: [{ n: again.records.at(-1)?.n, why: "Error: planted" }],
    })
    expect(again.records.at(-1)?.crash).toBeDefined()
    expect(verify(shop, again)).toMatchObject({ _tag: "Differs", unit: "crash" })
  })

  test("shrinks to those that still cause the divergence, also after it is written out", () => {
    const before = verify(planted("miscounts"), log)
    const result = shrunk(planted("miscounts"), log, "diverges")
    expect(result.log.records.length).toBeLessThan(log.records.length / 3)
    const again = mustRead(writeLog({ ...author, log: result.log })).log
    expect(verify(planted("miscounts"), again)).toMatchObject({
      _tag: "Differs",
      n: (before as { n: number }).n,
      unit: "checkout",
      path: "bug",
    })
    expect(verify(shop, again)).toMatchObject({ _tag: "Same" })
  })

  test("keeps what a tampered record depends on: without the menu it would differ in another way", () => {
    const at = log.records.find(({ input }) => input.type === "Happened" && input.event.type === "ProductAdded")?.n
    const records = log.records.map((record) =>
      record.n === at && record.input.type === "Happened" && record.input.event.type === "ProductAdded"
        ? { ...record, input: { ...record.input, event: { ...record.input.event, quantity: 7 } } }
        : record,
    )
    const result = shrunk(shop, { ...log, records }, "diverges")
    expect(result.log.records.length).toBeLessThan(6)
    expect(typesOf(result.log)).toContain("CallEnded")
    const again = mustRead(writeLog({ ...author, log: result.log })).log
    expect(verify(shop, again)).toMatchObject({ _tag: "Differs", n: at, unit: "cart", path: "cart.items" })
  })

  test("shrinks to what a condition needs, re-keys the remaining answers, and simplifies the inputs", () => {
    const result = shrunk(shop, log, 'calls.ValidatePrice >= 2 and checkout.fields.firstName == "Kun"')
    expect(result.log.records.length).toBeLessThan(9)
    const again = mustRead(writeLog({ ...author, log: result.log })).log
    const verdict = verify(shop, again)
    if (verdict._tag !== "Same") throw new Error("it differs")
    expect(seeShop(verdict.world).checkout.fields.firstName).toBe("Kun")
    expect(typesOf(result.log).filter((type) => type === "FieldTyped")).toHaveLength(1)
  })
})

test("a condition of a few lines: every record left is needed", () => {
  const { log } = shrunk(shop, longVisit(30), "cart.totalCount > 3")
  for (let without = 1; without < log.records.length; without++) {
    const records = log.records.toSpliced(without, 1)
    expect(shrinkLog(shop, { ...log, records }, conditionOf("cart.totalCount > 3"))._tag).toBe("NotMet")
  }
})

test("impossible requests are explained, not guessed", () => {
  const log = rehash(shop, longVisit(2)).log
  const say = (source: string) => shrinkLog(shop, log, conditionOf(source))
  expect(say("cart.totalCount > 900")).toMatchObject({
    _tag: "NotMet",
    why: "the condition does not hold after any record",
  })
  expect(say("diverges")).toMatchObject({ _tag: "NotMet", why: expect.stringContaining("does not diverge") as string })
  expect(say("crat.totalCount > 3")).toMatchObject({
    _tag: "NoCondition",
    why: expect.stringContaining("crat") as string,
  })
  expect(say("diverges and crashes")).toMatchObject({ _tag: "NoCondition" })
  expect(say("not cart.totalCuont")).toEqual({
    _tag: "NoCondition",
    at: 10,
    why: "no record of this log has cart.totalCuont (did you mean cart.totalCount?)",
  })
})

test("when the time is up, the smallest log so far is returned", () => {
  const log = longVisit(4)
  const condition = conditionOf("cart.totalCount > 3")
  // Each run polls before each record; the first run goes through the log until the condition holds.
  const within = (records: number) => {
    let left = records
    return shrinkLog(shop, log, condition, () => left-- <= 0)
  }
  const allowed = log.records.map((_, nth) => within(nth + 1))
  const whole = allowed.findIndex(({ _tag }) => _tag === "Shrunk")
  expect(whole).toBeGreaterThan(1)
  expect(allowed.slice(0, whole).every(({ _tag }) => _tag === "GaveUp")).toBe(true)
  expect(allowed[whole]).toMatchObject({ trials: 1 })
})
