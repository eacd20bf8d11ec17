import { Clock, Deferred, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { makeAdmission } from "./admission.ts"
import { urgencies, type Urgency } from "./urgency.ts"

const run = <A, E>(story: Effect.Effect<A, E>) => Effect.runPromise(Effect.provide(story, TestClock.layer()))

/** An admission, and calls that say when they begin. */
const openDoor = (capacity: Parameters<typeof makeAdmission>[0]) => {
  const admit = makeAdmission(capacity)
  const begun: string[] = []
  const call = (name: string, urgency: Urgency, work: Effect.Effect<unknown, string>) =>
    Effect.forkChild(
      admit(
        { urgency, source: "" },
        Effect.andThen(
          Effect.sync(() => begun.push(name)),
          Effect.as(work, "done"),
        ),
        (_why, seconds) => `refused, again in ${seconds} s`,
      ),
      { startImmediately: true },
    )
  return { admit, begun, call }
}

const patient = { queued: 10, longestWait: 300 }

it("lets payments overtake prices, and prices overtake searches that have not begun", () =>
  run(
    Effect.gen(function* () {
      const { begun, call } = openDoor({ concurrent: 1, ...patient })
      yield* call("a search at work", "last", Effect.sleep(50))
      yield* call("a search", "last", Effect.sleep(50))
      yield* call("a price", "second", Effect.sleep(50))
      yield* call("a payment", "first", Effect.sleep(50))
      yield* call("another payment", "first", Effect.sleep(50))
      yield* TestClock.adjust(250)
      expect(begun).toEqual(["a search at work", "a payment", "another payment", "a price", "a search"])
    }),
  ))

it("refuses a call that has waited 300 ms, and never begins it", () =>
  run(
    Effect.gen(function* () {
      const { admit, begun, call } = openDoor({ concurrent: 1, ...patient })
      yield* call("slow", "first", Effect.sleep(1000))
      const order = yield* call("order", "first", Effect.void)
      yield* TestClock.adjust(299)
      expect(admit.load().waiting).toBe(1)
      yield* TestClock.adjust(1)
      expect(yield* Fiber.join(order)).toBe("refused, again in 1 s")
      yield* TestClock.adjust(1000)
      expect([begun, admit.load().working]).toEqual([["slow"], 0])
    }),
  ))

it("refuses a call at once whose expected wait is longer, and says when to try again", () =>
  run(
    Effect.gen(function* () {
      const { begun, call } = openDoor({ concurrent: 2, ...patient })
      yield* call("measured", "first", Effect.sleep(400))
      yield* TestClock.adjust(400)
      yield* call("one", "first", Effect.sleep(400))
      yield* call("two", "first", Effect.sleep(400))
      const third = yield* call("three", "first", Effect.void)
      const fourth = yield* call("four", "first", Effect.void)
      yield* TestClock.adjust(0)
      expect(third.pollUnsafe()).toBeUndefined()
      expect(fourth.pollUnsafe()).toEqual(Exit.succeed("refused, again in 1 s"))
      expect(begun).not.toContain("four")
    }),
  ))

it("returns in whole seconds when slow work is expected to end", () =>
  run(
    Effect.gen(function* () {
      const { call } = openDoor({ concurrent: 1, ...patient })
      yield* call("measured", "first", Effect.sleep(4200))
      yield* TestClock.adjust(4200)
      yield* call("one", "first", Effect.never)
      expect(yield* Fiber.join(yield* call("two", "first", Effect.void))).toBe("refused, again in 5 s")
    }),
  ))

it("refuses the latest search of a full queue when a payment arrives", () =>
  run(
    Effect.gen(function* () {
      const { begun, call } = openDoor({ concurrent: 1, queued: 2, longestWait: 300 })
      yield* call("at work", "last", Effect.sleep(50))
      yield* call("a search", "last", Effect.void)
      const late = yield* call("a late search", "last", Effect.void)
      yield* call("a payment", "first", Effect.void)
      expect(yield* Fiber.join(late)).toBe("refused, again in 1 s")
      expect(yield* Fiber.join(yield* call("one more", "last", Effect.void))).toBe("refused, again in 1 s")
      yield* TestClock.adjust(50)
      expect(begun).toEqual(["at work", "a payment", "a search"])
    }),
  ))

it("keeps the last quarter of the places for orders, and half for orders and prices", () =>
  run(
    Effect.gen(function* () {
      const { begun, call } = openDoor({ concurrent: 8, ...patient })
      for (const urgency of [...urgencies].toReversed())
        for (let nth = 0; nth < 5; nth += 1) yield* call(urgency, urgency, Effect.never)
      expect(urgencies.map((urgency) => begun.filter((one) => one === urgency).length)).toEqual([2, 2, 4])
    }),
  ))

it("refuses calls that would wait from a source beyond its share, but not others, nor calls that get a free place", () =>
  run(
    Effect.gen(function* () {
      const admit = makeAdmission({ concurrent: 3, queued: 9, longestWait: 300, ofOneSource: 4 })
      const call = (source: string) =>
        Effect.forkChild(
          admit({ urgency: "first", source }, Effect.as(Effect.sleep(100), "done"), (why) => why),
          { startImmediately: true },
        )
      const flood = yield* Effect.forEach(Array.from({ length: 6 }), () => call("a flood"))
      const other = yield* call("another")
      yield* TestClock.adjust(200)
      expect(yield* Effect.forEach([...flood, other], Fiber.join)).toEqual([
        ...Array<string>(4).fill("done"),
        ...Array<string>(2).fill("beyondShare"),
        "done",
      ])
      const again = yield* call("a flood")
      yield* TestClock.adjust(100)
      expect(yield* Fiber.join(again)).toBe("done")
    }),
  ))

it("frees places after a failure, an interruption at work, and an interruption in the queue", () =>
  run(
    Effect.gen(function* () {
      const { admit, begun, call } = openDoor({ concurrent: 1, ...patient })
      const open = yield* Deferred.make<void>()
      const failing = yield* call("fails", "first", Effect.andThen(Deferred.await(open), Effect.fail("no")))
      const given = yield* call("given up in the queue", "first", Effect.void)
      const stopped = yield* call("stopped at work", "first", Effect.never)
      yield* Fiber.interrupt(given)
      yield* Deferred.succeed(open, undefined)
      expect(yield* Fiber.await(failing)).toEqual(Exit.fail("no"))
      yield* TestClock.adjust(0)
      yield* Fiber.interrupt(stopped)
      expect(yield* Fiber.join(yield* call("next", "last", Effect.void))).toBe("done")
      expect(begun).toEqual(["fails", "stopped at work", "next"])
      expect(admit.load()).toMatchObject({ working: 0, waiting: 0 })
    }),
  ))

interface Arrival {
  readonly pause: number
  readonly takes: number
  readonly urgency: Urgency
  readonly end: "done" | "fails" | "given up"
  readonly patience: number
}

const arrivals = fc.array(
  fc.record<Arrival>({
    pause: fc.nat(60),
    takes: fc.integer({ min: 1, max: 400 }),
    urgency: fc.constantFrom(...urgencies),
    end: fc.constantFrom("done", "done", "done", "fails", "given up"),
    patience: fc.nat(400),
  }),
  { maxLength: 40 },
)

it("never lets a class wait for a lower one that has not begun, nor any call longer than 300 ms", () =>
  fc.assert(
    fc.asyncProperty(
      arrivals,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 12 }),
      (calls, concurrent, queued) =>
        run(
          Effect.gen(function* () {
            const admit = makeAdmission({ concurrent, queued, longestWait: 300 })
            const waiting = new Map<number, { readonly rank: number; readonly since: number }>()
            let working = 0
            const send = ({ urgency, takes, end, patience }: Arrival, nth: number) =>
              Effect.gen(function* () {
                const rank = urgencies.indexOf(urgency)
                const since = yield* Clock.currentTimeMillis
                waiting.set(nth, { rank, since })
                const work = Effect.gen(function* () {
                  waiting.delete(nth)
                  working += 1
                  expect(working).toBeLessThanOrEqual(concurrent)
                  expect((yield* Clock.currentTimeMillis) - since).toBeLessThanOrEqual(300)
                  const before = [...waiting].filter(
                    ([other, one]) => one.rank < rank || (one.rank === rank && other < nth),
                  )
                  expect(before).toEqual([])
                  yield* Effect.sleep(takes)
                  if (end === "fails") return yield* Effect.fail("no" as const)
                  return "done"
                }).pipe(
                  Effect.onExit(() =>
                    Effect.sync(() => {
                      working -= 1
                    }),
                  ),
                )
                const told = yield* admit({ urgency, source: "" }, work, () => "refused").pipe(
                  Effect.catch(() => Effect.succeed("failed")),
                  end === "given up" ? Effect.timeoutOption(patience) : Effect.asSome,
                  Effect.ensuring(Effect.sync(() => waiting.delete(nth))),
                )
                if (told._tag === "Some" && told.value === "refused")
                  expect((yield* Clock.currentTimeMillis) - since).toBeLessThanOrEqual(300)
              })
            const sent: Fiber.Fiber<void>[] = []
            for (const [nth, arrival] of calls.entries()) {
              yield* TestClock.adjust(arrival.pause)
              sent.push(yield* Effect.forkChild(send(arrival, nth), { startImmediately: true }))
            }
            yield* TestClock.adjust(60_000)
            yield* Fiber.joinAll(sent)
            expect(admit.load()).toMatchObject({ working: 0, waiting: 0 })
          }),
        ),
    ),
    { numRuns: 200 },
  ))
