import { expect, test } from "vitest"
import { recordOf } from "../kernel/world.ts"
import { pressOf, traceOfCall } from "../services/traceOfCall.ts"
import { exportLog } from "./exportLog.ts"
import type { ShopLog } from "./model.ts"
import { pseudonymise } from "./pseudonymise.ts"
import { author, logOf, mustRead, session } from "./session.fixture.ts"

/** Every call that the session made, in order: its key and its command. */
const callsOf = (stage: ReturnType<typeof session>) => {
  const calls = new Map(stage.worlds().flatMap((world) => Object.values(world.calls).map((call) => [call.key, call])))
  return [...calls.values()].toSorted((one, other) => recordOf(one) - recordOf(other))
}
const namesIn = (log: ShopLog, keys: readonly string[]) => keys.map((key) => traceOfCall(log, key))

test("the press that orders and all calls up to the tracker share one trace, each call with its own span", () => {
  const stage = session()
  const log = logOf(stage)
  const ordering = callsOf(stage).filter(({ command }) =>
    ["ReadPhone", "PlaceOrder", "LoadOrder", "FollowOrder"].includes(command.type),
  )
  const names = namesIn(
    log,
    ordering.map(({ key }) => key),
  )
  expect(names.length).toBeGreaterThan(3)
  expect(new Set(names.map((name) => name?.trace)).size).toBe(1)
  expect(new Set(names.map((name) => name?.span)).size).toBe(names.length)
  const price = callsOf(stage).find(({ command }) => command.type === "ValidatePrice")
  expect(traceOfCall(log, price?.key ?? "")?.trace).not.toBe(names[0]?.trace)
})

test("a masked log gives the same trace ids as the live shop, and so does an export that is read again", () => {
  const stage = session()
  const log = logOf(stage)
  const keys = callsOf(stage).map(({ key }) => key)
  const names = namesIn(log, keys)
  expect(names.every((name) => name !== undefined)).toBe(true)
  const exported = mustRead(exportLog(log, stage.world(), author).text).log
  expect(namesIn(exported, keys)).toEqual(names)
  expect(namesIn(pseudonymise(exported), keys)).toEqual(names)
})

test("a log that starts in the middle derives trace ids from its checkpoint, or gives none", () => {
  const stage = session()
  const keys = callsOf(stage).map(({ key }) => key)
  const names = namesIn(logOf(stage), keys)
  const checkpoint = stage.worlds()[20]
  if (checkpoint === undefined) throw new Error("the session is too short")
  const late: ShopLog = { checkpoint, records: stage.records().slice(21) }
  for (const log of [late, pseudonymise(late)]) {
    const found = namesIn(log, keys)
    expect(found.filter((name) => name !== undefined).length).toBeGreaterThan(3)
    for (const [at, name] of found.entries()) if (name !== undefined) expect(name).toEqual(names[at])
  }
})

test("a made-up checkpoint gives no trace ids, for calls or for their presses", () => {
  const stage = session()
  const [, last] = [...callsOf(stage)].slice(-2)
  const pressed = stage.records().at(-1)?.n ?? 0
  const lateWith = (units: Readonly<Record<string, unknown>>): ShopLog => ({
    checkpoint: { n: 0, t: 0, units, timers: {}, calls: {} },
    records: stage.records().slice(1),
  })
  const seeded = lateWith({ session: { context: { seed: "seedseed" } } })
  expect([traceOfCall(seeded, last?.key ?? ""), pressOf(seeded, pressed)]).not.toContain(undefined)
  for (const made of [7, null, undefined, {}, { context: null }, { context: {} }, { context: { seed: 7 } }]) {
    const log = lateWith({ session: made })
    expect([traceOfCall(log, last?.key ?? ""), pressOf(log, pressed)]).toEqual([undefined, undefined])
  }
})

test("an empty log gives no trace ids", () => {
  expect(traceOfCall({ checkpoint: null, records: [] }, "session.boot@0")).toBeUndefined()
})

test("a press from before the log has no trace id, although the log has the session's seed", () => {
  const stage = session()
  const checkpoint = stage.worlds()[20]
  if (checkpoint === undefined) throw new Error("the session is too short")
  const late: ShopLog = { checkpoint, records: stage.records().slice(21) }
  expect(pressOf(logOf(stage), 3)).toBeDefined()
  expect(pressOf(late, 3)).toBeUndefined()
})
