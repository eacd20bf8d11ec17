import { expect, test } from "vitest"
import { rehash } from "../replay/rehash.ts"
import { author, logOf, session } from "../replay/session.fixture.ts"
import { simplerShopInputs } from "../replay/simplerShopInputs.ts"
import { writeLog } from "../replay/writeLog.ts"
import { seeShop, shop } from "../shop/shop.ts"
import { addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import { judgeLog, judgeWithin } from "./judgeLog.ts"
import { openLog } from "./logStage.fixture.ts"
import { judgeShop } from "./shop/shopPlay.ts"
import { shrinkBroken } from "./shrinkBroken.ts"

/** The log of a faulty program, whose cart has a sum that is not a whole number of øre. */
const faulty = (quantity = 1) => {
  const stage = openMenu()
  const before = stage.world()
  const totals = { sum: 134.5 }
  const checkpoint = { ...before, units: { ...before.units, cart: { ...(before.units["cart"] as object), totals } } }
  stage.put({ ...addLarge, quantity })
  return { checkpoint, records: stage.records().slice(-1) }
}

test("a sound session breaks no invariant", () => {
  const log = logOf(session())
  expect(judgeLog(shop, log, judgeShop())).toBeNull()
  let asked = 0
  const enough = (): boolean => ++asked > 2
  expect(judgeWithin(shop, log, judgeShop(), enough)).toEqual({ _tag: "GaveUp", n: log.records[2]?.n })
})

test("a log of a faulty program names the record and the broken invariant", () => {
  const [record] = faulty().records
  expect(judgeLog(shop, faulty(), judgeShop())).toEqual({
    n: record?.n,
    why: expect.stringContaining("134.5") as string,
  })
})

test("an invariant that throws breaks the log at that record, because a log may come from anybody", () => {
  const log = logOf(session())
  const always = (): never => {
    throw new TypeError("no cart")
  }
  expect(judgeLog(shop, log, { always, atRest: () => null })).toEqual({
    n: log.records[0]?.n,
    why: "a view threw: TypeError: no cart",
  })
})

test("a record for which a mended program no longer waits is skipped", () => {
  const log = logOf(session())
  const extra = { n: 1, t: log.records[0]?.t ?? 0, input: { type: "TimerFired", key: "cart.gone@1" } } as const
  expect(judgeLog(shop, { ...log, records: [...log.records.slice(0, 1), extra] }, judgeShop())).toBeNull()
})

test("a log that begins after its price was confirmed is judged from there", () => {
  const { records } = logOf(session())
  const worlds = [shop.empty]
  for (const { n, t, input } of records) worlds.push(shop.step(worlds.at(-1) ?? shop.empty, { n, t }, input).world)
  const at = worlds.findIndex((world) => world.n >= 0 && seeShop(world).validation._tag === "Confirmed")
  const checkpoint = worlds[at] ?? null
  expect(checkpoint).not.toBeNull()
  expect(judgeLog(shop, { checkpoint, records: records.slice(at) }, judgeShop())).toBeNull()
})

test("a log opened as a stage tells after which records a condition holds, and the views at its end", () => {
  const { recordsWhere, broken, see } = openLog(writeLog({ ...author, log: rehash(shop, logOf(session())).log }))
  const held = recordsWhere("cart.totalCount > 0")
  expect([held.length > 0, broken()]).toEqual([true, null])
  expect(recordsWhere("cart.totalCount > 99")).toEqual([])
  expect(see().route.screen._tag).toBe("Tracking")
})

test("shrinking a log keeps only the record that breaks the invariant, with the simplest fields that still do", () => {
  const { checkpoint, records } = faulty(7)
  const [breaks] = records
  if (breaks === undefined) throw new Error("nothing was recorded")
  const typed = { type: "SearchTyped", query: "pepperoni" } as const
  const before = { ...breaks, n: breaks.n - 1, input: { type: "Happened", event: typed } } as const
  const shrunk = shrinkBroken(
    shop,
    { checkpoint, records: [before, ...records] },
    { judge: judgeShop, simpler: simplerShopInputs },
  )
  if (shrunk._tag !== "Shrunk") throw new Error("it is not met")
  expect(shrunk.log.records).toHaveLength(1)
  expect(shrunk.log.records[0]?.input).toMatchObject({ event: { type: "ProductAdded", quantity: 1 } })
  expect(shrinkBroken(shop, logOf(session()), { judge: judgeShop })).toEqual({ _tag: "NotMet" })
})
