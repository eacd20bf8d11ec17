import { Effect, Tracer } from "effect"

/** Whether a collector is set: without one, Effect's native tracer is in place, whose spans nobody reads. */
export const isTraced = Effect.map(Tracer.Tracer, (tracer) => tracer !== Tracer.nativeTracer)
