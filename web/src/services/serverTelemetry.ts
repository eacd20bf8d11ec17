import { Effect, Layer, Schema } from "effect"
import { Telemetry } from "@skorpe/core/services"
import type { AnalyticsEvent } from "@skorpe/core/domain/analytics"
import type { Market } from "@skorpe/core/domain/market"
import {
  countOf,
  eventOf,
  mostTelemetryEvents,
  type Report,
  TelemetryBatch,
  type TelemetryEvent,
} from "@skorpe/core/domain/telemetry"
import { track } from "./dataLayer.ts"
import { tellApp } from "./nativeBridge.ts"

/** Milliseconds in which events are collected into a batch. */
const pause = 5000

/** Upper bound on queued events; more are dropped. */
const mostWaiting = mostTelemetryEvents * 2

const encode = Schema.encodeSync(Schema.fromJsonString(TelemetryBatch))

/** Sends a batch without waiting for a response, even while the page unloads. */
const sendBeacon = (body: string): void =>
  void navigator.sendBeacon("/api/telemetry", new Blob([body], { type: "application/json" }))

/** Collects reports and sends them in batches: names, codes and numbers, no customer's text (SPEC §7.5). */
export const makeReporter = (build: string, market: Market, send: (body: string) => void = sendBeacon) => {
  const waiting: TelemetryEvent[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const events = waiting.splice(0, mostTelemetryEvents)
    if (events.length === 0) return
    try {
      send(encode({ origin: "web", version: build.split("+")[0] ?? "", events }))
    } catch {
      // Invalid reports, and batches that cannot be sent, are dropped.
    }
    if (waiting.length > 0) timer = setTimeout(flush, pause)
  }
  const add = (event: TelemetryEvent): void => {
    if (waiting.length < mostWaiting) waiting.push(event)
    timer ??= setTimeout(flush, pause)
  }
  return {
    flush,
    report: (report: Report): void => add(eventOf(report, Date.now())),
    /** Takes an event of a customer who consented to statistics. */
    count: (event: AnalyticsEvent): void => add(countOf(event, market, Date.now())),
  }
}

/** Telemetry to the server and the browser's console; consented events go to the tag manager as well, where there is one. */
export const serverTelemetry = (build: string, market: Market): Layer.Layer<Telemetry> => {
  const reporter = makeReporter(build, market)
  // A phone may end a hidden page without another event.
  addEventListener("visibilitychange", () => document.hidden && reporter.flush())
  addEventListener("pagehide", reporter.flush)
  return Layer.succeed(Telemetry, {
    report: (report, error) =>
      Effect.sync(() => {
        if (report._tag !== "Login" && report._tag !== "Logout") console.warn(report, ...(error ? [error] : []))
        reporter.report(report)
      }),
    track: (event) =>
      Effect.sync(() => {
        track(event, market.currency)
        reporter.count(event)
      }),
    identify: (externalId) => Effect.sync(() => tellApp({ type: "identified", externalId })),
  })
}
