import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { ApiFailure } from "../api/failure.ts"
import type { DeviceEntry } from "../domain/device/entries.ts"
import { Device } from "./device.ts"
import { makeRefresh, type Refresh } from "./refresh.ts"
import { type HttpAnswer, type HttpAsk, Transport, Unreachable } from "./transport.ts"

const hour = 3_600_000

interface Server {
  /** A response's delay, and the response: HTTP, or none. */
  readonly takes?: number
  /** How long the device takes to be read, and whether it keeps what is written. */
  readonly reading?: number
  readonly forgets?: boolean
  readonly answers?: HttpAnswer | "nobody"
  readonly expiry?: string | null
}

const granted: HttpAnswer = { status: 200, text: JSON.stringify({ expiresAt: "1970-01-02T00:00:00.000Z" }) }

/** A refresh whose stored token expires in an hour; `asked` lists the paths that reached the server. */
const surroundings = ({
  takes = 0,
  reading = 0,
  forgets = false,
  answers = granted,
  expiry = String(hour),
}: Server) => {
  const asked: string[] = []
  const sent: HttpAsk[] = []
  const entries = new Map<DeviceEntry, string>(expiry === null ? [] : [["sessionExpiry", expiry]])
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: (ask) =>
        Effect.gen(function* () {
          asked.push(`${ask.method} ${ask.path}`)
          sent.push(ask)
          yield* Effect.sleep(takes)
          return answers === "nobody" ? yield* Effect.fail(new Unreachable()) : answers
        }),
      stream: () => {
        throw new Error("a refresh does not stream")
      },
    }),
    Layer.succeed(Device, {
      read: (entry) =>
        Effect.suspend(() => {
          const text = entries.get(entry) ?? null
          return reading === 0 ? Effect.succeed(text) : Effect.delay(Effect.succeed(text), reading)
        }),
      write: (entry, text) =>
        Effect.sync(() => void (text === null || forgets ? entries.delete(entry) : entries.set(entry, text))),
    }),
  )
  return { asked, sent, entries, layer }
}

const run = <A>(
  server: Server,
  story: (
    refresh: Refresh,
    asked: string[],
    entries: Map<DeviceEntry, string>,
    sent: HttpAsk[],
  ) => Effect.Effect<A, ApiFailure, Transport | Device>,
) => {
  const { asked, sent, entries, layer } = surroundings(server)
  const refresh = makeRefresh(() => "nb")
  return Effect.runPromise(
    story(refresh, asked, entries, sent).pipe(Effect.provide(layer), Effect.provide(TestClock.layer())),
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
        const calls = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(Effect.result(refresh.ensure)))
        yield* TestClock.adjust(100)
        for (const call of calls) {
          const failure = { _tag: "Refused", status: 401, problems: [{ code: 1016 }] }
          expect(yield* Fiber.join(call)).toMatchObject({ _tag: "Failure", failure })
        }
        expect(asked).toHaveLength(1)
      }),
  ))

test.each<[string, Server["answers"]]>([
  ["the server does not answer", "nobody"],
  ["the server is unavailable", { status: 503, text: "" }],
  ["the server refuses for another reason", { status: 403, text: "" }],
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

test("a refresh is requested in the customer's language, in which the message of an ended session is shown", () =>
  run({}, (refresh, _, __, sent) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      expect(sent).toEqual([
        {
          method: "POST",
          path: "/api/auth/refresh",
          headers: { "accept-language": "nb", "content-type": "application/json" },
          body: "{}",
        },
      ])
    }),
  ))

test("on a device that stores nothing, the page itself keeps a login's expiry, so that a later order is not refused", () =>
  run({ forgets: true, expiry: null }, (refresh, asked) =>
    Effect.gen(function* () {
      yield* refresh.note({ expiresAt: hour })
      yield* refresh.ensure
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      expect(asked).toEqual([refreshPath])
    }),
  ))

test("the page keeps the expiry if the device is cleared while it is open", () =>
  run({}, (refresh, asked, entries) =>
    Effect.gen(function* () {
      yield* refresh.ensure
      entries.clear()
      yield* TestClock.adjust(hour)
      yield* refresh.ensure
      expect(asked).toEqual([refreshPath])
    }),
  ))

test("a login that completes while the device is read has its own expiry, not the previous session's", () =>
  run({ reading: 100 }, (refresh, asked) =>
    Effect.gen(function* () {
      yield* TestClock.adjust(hour)
      const call = yield* Effect.forkChild(refresh.ensure)
      yield* TestClock.adjust(50)
      yield* refresh.note({ expiresAt: 3 * hour })
      yield* TestClock.adjust(50)
      yield* Fiber.join(call)
      expect(asked).toEqual([])
    }),
  ))
