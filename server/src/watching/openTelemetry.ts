import { Effect, Layer, Tracer } from "effect"
import { OtlpExporter, OtlpMetrics, OtlpSerialization, OtlpTracer } from "effect/observability"
import type { Collector } from "./Collector.ts"
import { collectorClient } from "./collectorClient.ts"
import { discreetTracer } from "./discreetTracer.ts"
import { tracedShare } from "./tracedShare.ts"

/** The attributes by which a collector identifies this process. */
interface Told {
  readonly version: string
  readonly market: string
}

/** Milliseconds that the end of the server waits for the last spans. */
const lastWords = 1000

/** Sends traces and metrics over OTLP, in JSON. */
export const openTelemetry = (collector: Collector, { version, market }: Told) => {
  const base = collector.url.replace(/\/+$/, "")
  const shared = {
    resource: { serviceName: "skorpe", serviceVersion: version, attributes: { "skorpe.market": market } },
    exportInterval: collector.every ?? 5000,
    shutdownTimeout: lastWords,
  }
  return Layer.mergeAll(
    tracedShare,
    Layer.effect(Tracer.Tracer, Effect.map(OtlpTracer.make({ ...shared, url: `${base}/v1/traces` }), discreetTracer)),
    OtlpMetrics.layer({ ...shared, url: `${base}/v1/metrics` }),
  ).pipe(Layer.provide(OtlpExporter.layerFlusher), Layer.provide([OtlpSerialization.layerJson, collectorClient]))
}
