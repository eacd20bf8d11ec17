import { marketOf } from "@skorpe/core/domain/market"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeReporter } from "./serverTelemetry.ts"

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z") }))
afterEach(() => void vi.useRealTimers())

const opened = () => {
  const sent: { readonly events: readonly object[] }[] = []
  const reporter = makeReporter("0.1.0+local", marketOf("no"), (body) => void sent.push(JSON.parse(body)))
  return { sent, ...reporter }
}

test("reports of five seconds are sent in one batch, without personal text", () => {
  const { sent, report } = opened()
  report({ _tag: "Login", how: "code" })
  vi.advanceTimersByTime(4000)
  report({ _tag: "Exception", severity: "Error", message: "TypeError: Kunde 1 is undefined" })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([
    {
      origin: "web",
      version: "0.1.0",
      events: [
        { _tag: "Login", at: "2026-11-21T12:00:00.000Z", how: "code" },
        { _tag: "Exception", at: "2026-11-21T12:00:04.000Z", name: "TypeError" },
      ],
    },
  ])
})

test("many reports are sent in batches of a hundred, and the excess is dropped", () => {
  const { sent, report } = opened()
  for (let count = 0; count < 1000; count++) report({ _tag: "Unreachable", severity: "Error", call: "LoadStores" })
  vi.advanceTimersByTime(60_000)
  expect(sent.map(({ events }) => events.length)).toEqual([100, 100])
})

test("analytics events are sent in the same batch, without the order or the page's address", () => {
  const { sent, report, count } = opened()
  count({ name: "page_view", properties: { title: "Bestilling", path: "/bestilling/order-1" } })
  report({ _tag: "Login", how: "code" })
  count({ name: "payment_failed", properties: { orderId: "order-1", reason: "refused" } })
  vi.advanceTimersByTime(5000)
  const at = "2026-11-21T12:00:00.000Z"
  expect(sent.flatMap(({ events }) => events)).toEqual([
    { _tag: "Counted", at, name: "page_view", of: "Tracking" },
    { _tag: "Login", at, how: "code" },
    { _tag: "Counted", at, name: "payment_failed", of: "refused" },
  ])
})

test("on page hide the queue is sent at once; a batch that cannot be sent is dropped", () => {
  const { sent, report, flush } = opened()
  report({ _tag: "Logout", cause: "unspecified" })
  flush()
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
  const broken = makeReporter("0.1.0", marketOf("no"), () => {
    throw new Error("no network")
  })
  broken.report({ _tag: "Login", how: "code" })
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
})
