import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { ApiFailure } from "../api/failure.ts"
import type { DeviceEntry } from "../domain/device/entries.ts"
import { Device } from "./device.ts"
import { makeRefresh, type Refresh } from "./refresh.ts"
import { type HttpAnswer, Transport, Unreachable } from "./transport.ts"

const hour = 3_600_000

interface Server {
  /** How long an answer takes, and what it is: an HTTP response, or none. */
  readonly takes?: number
  readonly answers?: HttpAnswer | "nobody"
  readonly expiry?: string | null
}

const granted: HttpAnswer = { status: 200, text: JSON.stringify({ expiresAt: "1970-01-02T00:00:00.000Z" }) }

/** A refresh whose stored token expires in an hour; `asked` lists the paths that reached the server. */
const surroundings = ({ takes = 0, answers = granted, expiry = String(hour) }: Server = {}) => {
  const asked: string[] = []
  const entries = new Map<DeviceEntry, string>(expiry === null ? [] : [["sessionExpiry", expiry]])
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: ({ path, method }) =>
        Effect.gen(function* () {
          asked.push(`${method} ${path}`)
          yield* Effect.sleep(takes)
          return answers === "nobody" ? yield* Effect.fail(new Unreachable()) : answers
        }),
      stream: () => {
        throw new Error("a refresh does not stream")
      },
    }),
    Layer.succeed(Device, {
      read: (entry) => Effect.sync(() => entries.get(entry) ?? null),
      write: (entry, text) =>
        Effect.sync(() => void (text === null ? entries.delete(entry) : entries.set(entry, text))),
    }),
  )
  return { asked, entries, layer }
}

const run = <A>(
  server: Server,
  story: (
    refresh: Refresh,
    asked: string[],
    entries: Map<DeviceEntry, string>,
  ) => Effect.Effect<A, ApiFailure, Transport | Device>,
) => {
  const { asked, entries, layer } = surroundings(server)
  const refresh = makeRefresh(() => "nb")
  return Effect.runPromise(
    story(refresh, asked, entries).pipe(Effect.provide(layer), Effect.provide(TestClock.layer())),
  )
}

const refreshPath = "POST /api/auth/refresh"

test("an unexpired token is used as it is, to the last millisecond", () =>
  run({}, (refresh, asked) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour - 1)
      yield* refresh.ensure
      expect(asked).toEqual([])
      yield* TestClock.adjust(1)
      yield* refresh.ensure
      expect(asked).toEqual([refreshPath])
    }),
  ))

test("without a login, or with an expiry that is not a number, nothing is refreshed", async () => {
  for (const expiry of [null, "soon", "", "1e999", "12.5"]) {
    await run({ expiry }, (refresh, asked) =>
      Effect.gen(function* () {
        yield* TestClock.adjust(1000 * hour)
        yield* refresh.ensure
        if (expiry !== "") expect(asked).toEqual([])
      }),
    )
  }
})

test("simultaneous calls share one refresh, and all wait for it", () =>
  run({ takes: 500 }, (refresh, asked) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      const calls = yield* Effect.forEach(Array.from({ length: 20 }), () => Effect.forkChild(refresh.ensure))
      yield* TestClock.adjust(499)
      expect(calls.map((call) => call.pollUnsafe())).toEqual(Array.from({ length: 20 }, () => undefined))
      const late = yield* Effect.forkChild(refresh.ensure)
      yield* TestClock.adjust(1)
      for (const call of [...calls, late]) yield* Fiber.join(call)
      expect(asked).toEqual([refreshPath])
    }),
  ))

test("when the first caller is cancelled, the others still get their refresh", () =>
  run({ takes: 500 }, (refresh, asked) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      const first = yield* Effect.forkChild(refresh.ensure)
      yield* TestClock.adjust(100)
      const second = yield* Effect.forkChild(refresh.ensure)
      yield* TestClock.adjust(100)
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust(300)
      yield* Fiber.join(second)
      expect(asked).toEqual([refreshPath])
    }),
  ))

test("the new expiry is stored on the device, and applies from then on", () =>
  run({}, (refresh, asked, entries) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      expect(entries.get("sessionExpiry")).toBe(String(24 * hour))
      yield* TestClock.adjust(22 * hour)
      yield* refresh.ensure
      expect(asked).toHaveLength(1)
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      expect(asked).toHaveLength(2)
    }),
  ))

test("a refresh that answers 401 fails every waiting call: the session is over", () =>
  run(
    { takes: 100, answers: { status: 401, text: '{"errors":[{"code":1016,"message":"Logg inn igjen"}]}' } },
    (refresh, asked) =>
      Effect.gen(function* () {
        yield* TestClock.adjust(hour)
        const calls = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(Effect.flip(refresh.ensure)))
        yield* TestClock.adjust(100)
        for (const call of calls) {
          expect(yield* Fiber.join(call)).toMatchObject({ _tag: "Refused", status: 401, problems: [{ code: 1016 }] })
        }
        expect(asked).toHaveLength(1)
      }).pipe(Effect.catch(() => Effect.void)),
  ))

test.each<[string, Server["answers"]]>([
  ["the server does not answer", "nobody"],
  ["the server is unavailable", { status: 503, text: "" }],
  ["the answer cannot be decoded", { status: 200, text: "<html>" }],
])("when %s the call goes ahead and gets its own answer; the next one refreshes again", (_, answers = "nobody") =>
  run({ answers }, (refresh, asked) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      yield* refresh.ensure
      expect(asked).toHaveLength(2)
    }),
  ),
)

test("a forgotten session is not refreshed", () =>
  run({}, (refresh, asked, entries) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      yield* refresh.forget
      yield* refresh.ensure
      expect(asked).toEqual([])
      expect(entries.has("sessionExpiry")).toBe(false)
      yield* refresh.note({ expiresAt: 2 * hour })
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      expect(asked).toEqual([refreshPath])
    }),
  ))
