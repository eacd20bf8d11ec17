import { Effect, Layer, Tracer } from "effect"
import { OtlpExporter, OtlpMetrics, OtlpSerialization, OtlpTracer } from "effect/observability"
import { collectorClient } from "./collectorClient.ts"
import { discreetTracer } from "./discreetTracer.ts"

/** Where traces and metrics are sent. */
export interface Collector {
  /** An OTLP collector's address, without `/v1/traces`. */
  readonly url: string
  /** Milliseconds between two sendings; five seconds when absent. */
  readonly every?: number | undefined
}

/** What a collector is told of this process. */
export interface Told {
  readonly version: string
  readonly market: string
}

/** Milliseconds that the end of the server waits for the last spans. */
const lastWords = 1000

/**
 * Sends traces and metrics over OTLP, in JSON. Without a collector there is no tracer, so that no span is made and
 * nothing is sent.
 */
export const openTelemetry = (collector: Collector | undefined, { version, market }: Told) => {
  if (collector === undefined) return Layer.empty
  const base = collector.url.replace(/\/+$/, "")
  const shared = {
    resource: { serviceName: "skorpe", serviceVersion: version, attributes: { "skorpe.market": market } },
    exportInterval: collector.every ?? 5000,
    shutdownTimeout: lastWords,
  }
  return Layer.mergeAll(
    Layer.effect(Tracer.Tracer, Effect.map(OtlpTracer.make({ ...shared, url: `${base}/v1/traces` }), discreetTracer)),
    OtlpMetrics.layer({ ...shared, url: `${base}/v1/metrics` }),
  ).pipe(Layer.provide(OtlpExporter.layerFlusher), Layer.provide([OtlpSerialization.layerJson, collectorClient]))
}

/** Whether spans are made: only then is there anything to write into them. */
export const isTraced = Effect.map(Tracer.Tracer, (tracer) => tracer !== Tracer.nativeTracer)
