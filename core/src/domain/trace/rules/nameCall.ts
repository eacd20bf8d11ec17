import type { CallTrace } from "../model.ts"
import { hashOf } from "./hashOf.ts"

/** The trace of all calls that follow from one record, and the span of the call with this key. */
export const nameCall = (traceKey: string, origin: number, callKey: string): CallTrace => ({
  trace: hashOf(`${traceKey} trace ${origin}`, 32),
  span: hashOf(`${traceKey} span ${callKey}`, 16),
})

/** The value of the header `traceparent`; without the flag "sampled", because a page keeps no spans. */
export const traceparentOf = ({ trace, span }: CallTrace): string => `00-${trace}-${span}-00`
