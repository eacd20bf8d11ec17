import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { secondsOf, Unreachable, withinAMinute } from "./transport.ts"

/** How a call that takes this many seconds ends for its caller, and after how many seconds. */
const endOf = (takes: number, unanswered?: () => Unreachable) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const call = withinAMinute(Effect.delay(Effect.succeed("answered"), takes * 1000), unanswered)
      const waiting = yield* Effect.forkChild(Effect.result(call))
      for (let waited = 0; waited <= 120; waited++) {
        yield* TestClock.adjust(0)
        if (waiting.pollUnsafe() !== undefined) return [yield* Fiber.join(waiting), waited] as const
        yield* TestClock.adjust("1 second")
      }
      throw new Error("a call waits for ever")
    }).pipe(Effect.provide(TestClock.layer())),
  )

test("a call on a stalled connection ends as unanswered after a minute, so that an order can be sent again", async () => {
  expect(await endOf(59)).toMatchObject([{ success: "answered" }, 59])
  expect(await endOf(61)).toMatchObject([{ failure: { _tag: "Unreachable" } }, 60])
})

test("the caller is notified of a timeout, and not of a call that is answered in time", async () => {
  let noted = 0
  const note = () => {
    noted++
    return new Unreachable()
  }
  await endOf(59, note)
  expect(noted).toBe(0)
  expect(await endOf(61, note)).toMatchObject([{ failure: { _tag: "Unreachable" } }, 60])
  expect(noted).toBe(1)
})

test.each([
  ["7", 7],
  ["120", 120],
  ["123456789", 123_456_789],
  ["1234567890", 0],
  ["x7", 0],
  ["7x", 0],
  ["Sat, 28 Nov 2026 12:00:00 GMT", 0],
  [null, 0],
])("a busy server that says %j wants the call again after that many seconds, or does not say", (said, seconds) => {
  expect(secondsOf({ get: (name) => (name === "retry-after" ? said : "99") })).toBe(seconds)
})
