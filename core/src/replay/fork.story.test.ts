import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { ShopEvent } from "../messages/events.ts"
import { placedOrder, priceOf } from "../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import { seeShop, shop, type ShopWorld } from "../shop/shop.ts"
import { shareOf } from "../testing/share.fixture.ts"
import { firstDifference } from "./difference.ts"
import { fork } from "./fork.ts"
import type { ShopEdit, ShopFork, ShopLog } from "./model.ts"
import { rehash } from "./rehash.ts"
import { author, logOf, mustRead, session } from "./session.fixture.ts"
import { makeTimeTravel } from "./timeTravel.ts"
import { verify } from "./verify.ts"
import { writeLog } from "./writeLog.ts"

const stage = session()
const whole: ShopLog = rehash(shop, logOf(stage)).log
const written = (log: ShopLog): string => writeLog({ ...author, log })

const forkOf = (edits: readonly ShopEdit[], log = whole): ShopFork => {
  const result = fork(shop, log, edits)
  if (result._tag !== "Forked") throw new Error(JSON.stringify(result))
  return result.fork
}

const sparse = forkOf([5, 9, 14, 20].map((position) => ({ type: "LeftOut", position })))
/** A whole session, one that starts in the middle, and one whose record numbers have gaps. */
const logs: readonly ShopLog[] = [
  whole,
  rehash(shop, { checkpoint: stage.worlds()[9] ?? null, records: stage.records().slice(10) }).log,
  rehash(shop, sparse.log).log,
]
const logAt = (nth: number): ShopLog => logs[nth] ?? whole
const nthLog = fc.nat(logs.length - 1)

const positionOf = (name: string, log = whole): number =>
  log.records.findIndex(({ input }) =>
    input.type === "Happened" ? input.event.type === name : "key" in input && input.key.startsWith(name),
  )

const recordAt = (position: number, log = whole) => {
  const record = log.records[position]
  if (!record) throw new Error(`no record ${position}`)
  return record
}

const lastWorld = ({ log }: ShopFork) => makeTimeTravel(shop, log).at(log.records.length - 1)

const event = (one: ShopEvent) => ({ type: "Happened", event: one }) as const

describe("edits that cancel out give the original, byte for byte", () => {
  test("no edit", () => {
    for (const log of logs) {
      const { log: same, rows, first, unrung, unanswered } = forkOf([], log)
      expect(written(same)).toBe(written(log))
      expect(rows.map(({ mark }) => mark)).toEqual(log.records.map(() => "Same"))
      expect([first, unrung, unanswered]).toEqual([-1, [], []])
    }
  })

  test("a record that is left out and inserted again", () => {
    const place = fc
      .constantFrom(...logs)
      .chain((log) =>
        fc.tuple(fc.constant(log), fc.integer({ min: log.checkpoint ? 0 : 1, max: log.records.length - 1 })),
      )
    fc.assert(
      fc.property(place, ([log, position]) => {
        const { n, t, input } = recordAt(position, log)
        const again = { type: "Inserted", position, input: structuredClone(input), at: { n, t } } as const
        const { log: same, first } = forkOf([{ type: "LeftOut", position }, again], log)
        expect(written(same)).toBe(written(log))
        expect(first).toBe(-1)
      }),
      { numRuns: shareOf(200) },
    )
  })

  test("a record that is moved and moved back, and one that is replaced and replaced back", () => {
    const position = fc.integer({ min: 1, max: whole.records.length - 1 })
    fc.assert(
      fc.property(position, position, (from, to) => {
        const there = { type: "Moved", position: from, to } as const
        expect(written(forkOf([there, { type: "Moved", position: to, to: from }]).log)).toBe(written(whole))
        const { input } = recordAt(from)
        const other = { type: "Replaced", position: from, input: event(addCola) } as const
        expect(written(forkOf([other, { type: "Replaced", position: from, input }]).log)).toBe(written(whole))
      }),
      { numRuns: shareOf(100) },
    )
  })
})

describe("whatever is edited", () => {
  const inputs = [...new Set(whole.records.map(({ input }) => input)), event(addCola)]
  const position = fc.nat(whole.records.length + 1)
  const edit: fc.Arbitrary<ShopEdit> = fc.oneof(
    fc.record({ type: fc.constant("LeftOut" as const), position }),
    fc.record({ type: fc.constant("Moved" as const), position, to: position }),
    fc.record({ type: fc.constant("Replaced" as const), position, input: fc.constantFrom(...inputs) }),
    fc.record({ type: fc.constant("Inserted" as const), position, input: fc.constantFrom(...inputs) }),
  )
  const parts = ({ units, timers, calls }: ShopWorld) => ({ ...units, timers, calls })

  test("the fork is refused with a reason, or is a readable log that folds to its hashes", () => {
    const tally = { NoRecord: 0, Misplaced: 0, Forked: 0 }
    fc.assert(
      fc.property(nthLog, fc.array(edit, { minLength: 1, maxLength: 5 }), (nth, edits) => {
        const log = logAt(nth)
        const result = fork(shop, log, edits)
        tally[result._tag]++
        if (result._tag !== "Forked") return
        const { log: forked, rows } = result.fork
        const again = mustRead(written(rehash(shop, forked).log))
        expect(verify(shop, again.log)._tag).toBe("Same")
        const placesIn = (which: "original" | "fork" | "planned") =>
          rows.flatMap(({ [which]: place }) => (place === null ? [] : [place]))
        expect(placesIn("original")).toEqual(log.records.map((_, place) => place))
        expect(placesIn("fork")).toEqual(forked.records.map((_, place) => place))
        expect(placesIn("planned")).toEqual(placesIn("planned").map((_, place) => place))
      }),
      { numRuns: shareOf(300) },
    )
    expect(tally.Forked).toBeGreaterThan(10)
  })

  test("each row names the parts in which the two worlds differ after it", () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const result = fork(shop, whole, edits)
        if (result._tag !== "Forked") return
        const { log, rows, first } = result.fork
        const [ours, theirs] = [makeTimeTravel(shop, log), makeTimeTravel(shop, whole)]
        for (const { upTo, differs } of rows) {
          const [one, other] = [parts(ours.at(upTo.fork)), parts(theirs.at(upTo.original))]
          const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
          const apart = names.filter((name) => firstDifference(one[name as never], other[name as never]) !== undefined)
          expect(differs.toSorted()).toEqual(apart.toSorted())
        }
        expect(first).toBe(rows.findIndex(({ differs }) => differs.length > 0))
      }),
      { numRuns: shareOf(80) },
    )
  })
})

describe("without the pizza", () => {
  const added = positionOf("ProductAdded")
  const without = forkOf([{ type: "LeftOut", position: added }])
  const rowOf = (original: number) => without.rows.find((row) => row.original === original)

  test("the worlds diverge at its record, in the cart first", () => {
    expect(without.rows[without.first]).toMatchObject({ mark: "LeftOut", original: added, fork: null })
    expect(without.rows[without.first]?.differs).toContain("cart")
    expect(seeShop(lastWorld(without)).cart.totalCount).toBe(0)
  })

  test("its timer never fires and its price is never requested: the records of both are marked as unawaited", () => {
    expect(rowOf(positionOf("validation.debounce"))?.mark ?? rowOf(positionOf("validation."))?.mark).toBe("Unawaited")
    const answered = whole.records.findIndex(
      ({ input }) => input.type === "CallEnded" && input.key.startsWith("validation."),
    )
    expect(rowOf(answered)).toMatchObject({ mark: "Unawaited", fork: null })
  })

  test("numbers and times of the other records stay, so that ids keep their meaning", () => {
    for (const { mark, record, original } of without.rows) {
      if (mark === "Same") expect(record).toMatchObject({ n: recordAt(original ?? 0).n, t: recordAt(original ?? 0).t })
    }
  })
})

test("with three pizzas instead of one, the recorded price answers another request, and the row says so", () => {
  const added = positionOf("ProductAdded")
  const { input } = recordAt(added)
  if (input.type !== "Happened" || input.event.type !== "ProductAdded") throw new Error("no product")
  const edited = forkOf([{ type: "Replaced", position: added, input: event({ ...input.event, quantity: 3 }) }])
  expect(edited.rows[added]).toMatchObject({ mark: "Edited", original: added, fork: added })
  const answers = edited.rows.filter(({ answersAnother }) => answersAnother)
  expect(answers.map(({ record }) => record.input.type)).toContain("CallEnded")
  expect(edited.rows.slice(0, added).every(({ differs }) => differs.length === 0)).toBe(true)
})

test("an inserted event shares the number of the record before it; at the end of the log it gets a new one", () => {
  const answered = whole.records.findIndex(
    ({ input }) => input.type === "CallEnded" && input.key.startsWith("validation."),
  )
  const inserted = forkOf([{ type: "Inserted", position: answered + 1, input: event(addCola) }])
  const row = inserted.rows[answered + 1]
  expect(row).toMatchObject({ mark: "Inserted", original: null, record: { n: recordAt(answered).n } })
  expect(seeShop(lastWorld(inserted)).cart.totalCount).not.toBe(seeShop(stage.world()).cart.totalCount)
  // The number of a record at the end is a new one.
  const late = { type: "PathOpened", path: "/butikker/torget", how: "link" } as const
  const left = forkOf([{ type: "Inserted", position: whole.records.length, input: event(late) }])
  expect(left.log.records.at(-1)?.n).toBe(recordAt(whole.records.length - 1).n + 1)
})

test("a timer that only the fork has is listed when it is due and no record fires it", () => {
  const calm = openMenu()
  calm.put(addLarge)
  calm.wait(1000)
  calm.answer("ValidatePrice", priceOf(269))
  calm.wait(60_000)
  calm.put({ type: "FieldTyped", field: "firstName", text: "K" })
  const log: ShopLog = { checkpoint: null, records: calm.records() }
  const rings = positionOf("validation.", log)
  const silent = forkOf([{ type: "LeftOut", position: rings }], log)
  expect(silent.unrung.map(({ timer }) => timer.unit)).toEqual(["validation"])
  const [told] = silent.unrung
  expect(silent.rows[told?.row ?? 0]?.record.t).toBeGreaterThan(told?.timer.due ?? 0)
  expect(silent.rows.filter(({ mark }) => mark === "Unawaited").map(({ record }) => record.input.type)).toEqual([
    "CallEnded",
  ])
  expect(forkOf([], log).unrung).toEqual([])
})

test("a call that only the fork makes stays unanswered until an answer is inserted under its name", () => {
  const asked = positionOf("checkout.")
  expect(asked).toBeGreaterThan(0)
  const answer = whole.records.findLastIndex(({ input }) => input.type === "CallEnded")
  const { input } = recordAt(answer)
  if (input.type !== "CallEnded") throw new Error("no answer")
  const silent = forkOf([{ type: "LeftOut", position: answer }])
  expect(JSON.stringify(input.exit)).toBe(JSON.stringify({ _tag: "Done", value: placedOrder }))
  expect(silent.unanswered.map(({ command }) => command.type)).toContain("LoadOrder")
  const renamed = { ...input, key: input.key.replace(/@\d+$/, "@0") }
  const told = forkOf([
    { type: "LeftOut", position: answer },
    { type: "Inserted", position: answer, input: renamed },
  ])
  expect(told.unanswered).toEqual([])
  expect(told.rows.find(({ mark }) => mark === "Inserted")?.record.input).toEqual(input)
})

test("an edit of a missing record, or one that displaces the start, is refused with the reason", () => {
  const refused = (edit: ShopEdit) => fork(shop, whole, [{ type: "LeftOut", position: 4 }, edit])
  expect(refused({ type: "LeftOut", position: 900 })).toEqual({ _tag: "NoRecord", edit: 1, position: 900 })
  expect(refused({ type: "Moved", position: 3, to: -1 })).toEqual({ _tag: "NoRecord", edit: 1, position: -1 })
  expect(refused({ type: "LeftOut", position: 0 })).toMatchObject({
    _tag: "Misplaced",
    why: /does not start|not record 0/,
  })
  expect(refused({ type: "Inserted", position: 0, input: event(addCola) })).toMatchObject({ _tag: "Misplaced" })
  expect(refused({ type: "Inserted", position: 2, input: recordAt(0).input })).toMatchObject({
    _tag: "Misplaced",
    why: "the session starts again",
  })
  const { input } = recordAt(0)
  if (input.type !== "Started") throw new Error("no start")
  const abroad = { ...input, start: { ...input.start, market: "se" } } as const
  expect(refused({ type: "Replaced", position: 0, input: abroad })).toMatchObject({ _tag: "Misplaced" })
})
