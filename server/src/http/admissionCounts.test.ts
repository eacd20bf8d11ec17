import { Deferred, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { type Coming, makeAdmission } from "./admission.ts"
import { urgencies, type Urgency } from "./urgency.ts"

/**
 * An event at the admission: a call arrives, one hangs up, a running one ends, or time passes; or a running one ends
 * while one in the queue hangs up, which may have been told to begin `turns` of the scheduler ago.
 */
type Happening =
  | { readonly _tag: "Comes"; readonly urgency: Urgency; readonly source: string }
  | { readonly _tag: "HangsUp"; readonly which: number }
  | { readonly _tag: "Ends"; readonly which: number }
  | { readonly _tag: "EndsAsOneHangsUp"; readonly which: number; readonly turns: number }
  | { readonly _tag: "Passes"; readonly millis: number }

const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        _tag: fc.constant("Comes"),
        urgency: fc.constantFrom(...urgencies),
        source: fc.constantFrom("here", "there"),
      }),
    },
    { weight: 2, arbitrary: fc.record({ _tag: fc.constant("HangsUp"), which: fc.nat(50) }) },
    { weight: 2, arbitrary: fc.record({ _tag: fc.constant("Ends"), which: fc.nat(50) }) },
    {
      weight: 2,
      arbitrary: fc.record({ _tag: fc.constant("EndsAsOneHangsUp"), which: fc.nat(50), turns: fc.nat(6) }),
    },
    { weight: 1, arbitrary: fc.record({ _tag: fc.constant("Passes"), millis: fc.nat(200) }) },
  ),
  { maxLength: 60 },
)

interface Call extends Coming {
  readonly fiber: Fiber.Fiber<string>
  readonly end: Deferred.Deferred<void>
  readonly at: { work: "not begun" | "begun" | "ended" }
}

/**
 * Calls as the server makes them: a call cannot be interrupted, except where the door and its route allow it. An order's
 * work goes on to its end, other work may be stopped.
 */
const openDoor = (capacity: Parameters<typeof makeAdmission>[0]) => {
  const admit = makeAdmission(capacity)
  const come = Effect.fnUntraced(function* ({ urgency, source }: Coming) {
    const end = Deferred.makeUnsafe<void>()
    const at: Call["at"] = { work: "not begun" }
    const doing = urgency === "first" ? Deferred.await(end) : Effect.interruptible(Deferred.await(end))
    const work = Effect.suspend(() => {
      at.work = "begun"
      return Effect.ensuring(
        Effect.as(doing, "done"),
        Effect.sync(() => {
          at.work = "ended"
        }),
      )
    })
    const fiber = yield* Effect.forkDetach(Effect.uninterruptible(admit({ urgency, source }, work, (why) => why)), {
      startImmediately: true,
    })
    return { urgency, source, fiber, end, at } satisfies Call
  })
  return { admit, come }
}

const isBegun = ({ at }: Call) => at.work === "begun"
const isWaiting = ({ at, fiber }: Call) => at.work === "not begun" && fiber.pollUnsafe() === undefined

it("counts places and the queue correctly after any events, and lets no call wait for a free place", () =>
  fc.assert(
    fc.asyncProperty(
      happenings,
      fc.integer({ min: 1, max: 4 }),
      fc.nat(6),
      fc.integer({ min: 1, max: 6 }),
      (story, concurrent, queued, ofOneSource) =>
        Effect.gen(function* () {
          const { admit, come } = openDoor({ concurrent, queued, longestWait: 300, ofOneSource })
          const calls: Call[] = []
          const pick = (from: readonly Call[], which: number) => from[which % Math.max(1, from.length)]
          const look = Effect.gen(function* () {
            yield* TestClock.adjust(0)
            const [working, waiting] = [calls.filter(isBegun), calls.filter(isWaiting)]
            expect(admit.load()).toMatchObject({ working: working.length, waiting: waiting.length })
            expect(working.length).toBeLessThanOrEqual(concurrent)
            expect(waiting.length).toBeLessThanOrEqual(queued)
            if (waiting.some(({ urgency }) => urgency === "first")) expect(working).toHaveLength(concurrent)
          })
          for (const one of story) {
            if (one._tag === "Comes") {
              const own = calls.filter((call) => call.source === one.source && (isBegun(call) || isWaiting(call)))
              const call = yield* come(one)
              calls.push(call)
              const told = call.fiber.pollUnsafe()
              const isBeyond = told !== undefined && Exit.isSuccess(told) && told.value === "beyondShare"
              expect(isBeyond).toBe(!isBegun(call) && own.length >= ofOneSource)
            }
            if (one._tag === "Passes") yield* TestClock.adjust(one.millis)
            if (one._tag === "Ends" || one._tag === "EndsAsOneHangsUp") {
              const ending = pick(calls.filter(isBegun), one.which)
              const leaving = calls.find(isWaiting)
              if (ending) yield* Deferred.succeed(ending.end, undefined)
              if (one._tag === "EndsAsOneHangsUp") {
                for (let turn = 0; turn < one.turns; turn += 1) yield* Effect.yieldNow
                leaving?.fiber.interruptUnsafe()
              }
            }
            const gone = one._tag === "HangsUp" ? pick(calls, one.which) : undefined
            if (gone) {
              const [wasBegun, wasWaiting] = [isBegun(gone), isWaiting(gone)]
              gone.fiber.interruptUnsafe()
              yield* TestClock.adjust(0)
              if (wasWaiting) expect([gone.at.work, gone.fiber.pollUnsafe()?._tag]).toEqual(["not begun", "Failure"])
              if (wasBegun) expect(gone.at.work).toBe(gone.urgency === "first" ? "begun" : "ended")
            }
            yield* look
          }
          for (const { end } of calls) yield* Deferred.succeed(end, undefined)
          yield* TestClock.adjust(300)
          expect(admit.load()).toMatchObject({ working: 0, waiting: 0 })
          expect(calls.every(({ fiber }) => fiber.pollUnsafe() !== undefined)).toBe(true)
        }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise),
    ),
    { numRuns: 200 },
  ))
