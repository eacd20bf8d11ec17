import { Effect, Tracer } from "effect"

/** Whether a collector listens: without one Effect's own tracer is there, whose spans nobody reads. */
export const isTraced = Effect.map(Tracer.Tracer, (tracer) => tracer !== Tracer.nativeTracer)
