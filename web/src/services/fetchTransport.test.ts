import { callApi, Transport } from "@skorpe/core/services"
import { Effect, Exit, Fiber, Schema, Stream } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, expect, test, vi } from "vitest"
import { fetchTransport } from "./fetchTransport.ts"

afterEach(() => vi.unstubAllGlobals())

test("a call on a stalled line ends after a minute as unanswered, and the request is aborted", () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const reached: boolean[] = []
  return Effect.gen(function* () {
    const { send } = yield* Transport
    const call = yield* Effect.forkChild(send({ method: "GET", path: "/api/stores", headers: {} }))
    yield* TestClock.adjust(59_000)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    yield* TestClock.adjust(1_000)
    const exit = yield* Fiber.await(call)
    expect(Exit.isFailure(exit) && exit.cause.reasons).toMatchObject([{ _tag: "Fail", error: { _tag: "Unreachable" } }])
    expect([signals.map((signal) => signal?.aborted), reached]).toEqual([[true], [false]])
  }).pipe(
    Effect.provide(fetchTransport((isReached) => void reached.push(isReached))),
    Effect.provide(TestClock.layer()),
    Effect.runPromise,
  )
})

test.each([
  ["2", { retryAfter: 2 }],
  [null, {}],
  ["Sat, 28 Nov 2026 12:00:00 GMT", {}],
  ["Infinity", {}],
])("of a refusal with Retry-After %s the failure says when the call is wanted again", async (header, wait) => {
  const headers = header === null ? {} : { "retry-after": header }
  const errors = [{ code: 3099, message: "Teknisk feil" }]
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ errors }, { status: 503, headers })))
  const failure = await callApi({ method: "GET", path: "/api/utils/now", headers: {} }, Schema.Null).pipe(
    Effect.flip,
    Effect.provide(fetchTransport(() => undefined)),
    Effect.runPromise,
  )
  expect(failure).toEqual({ _tag: "Refused", status: 503, problems: errors, ...wait })
})

test("a refused stream has the time after which to retry", async () => {
  const headers = { "retry-after": "10" }
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 429, headers })))
  const refusing = await Transport.use(({ stream }) =>
    Stream.runDrain(stream({ method: "GET", path: "/api/orders/o1", headers: {} })),
  ).pipe(Effect.flip, Effect.provide(fetchTransport(() => undefined)), Effect.runPromise)
  expect(refusing).toMatchObject({ _tag: "Refusing", status: 429, retryAfter: 10 })
})
