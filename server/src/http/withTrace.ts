import { Context, Effect, Tracer } from "effect"
import { HttpServerResponse } from "effect/http"
import { codeOf } from "./codeOf.ts"

/** The header of an answer that names its trace. */
const traceHeader = "x-trace-id"

/** Names the trace of a call in its log lines and in its answer, and the code of a refusal in its span. */
export const withTrace = <E, R>(
  answered: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, E, R> =>
  Effect.withFiber((fiber) => {
    const span = Context.getOrUndefined(fiber.context, Tracer.ParentSpan)
    if (span?._tag !== "Span") return answered
    return Effect.map(Effect.annotateLogs(answered, "trace", span.traceId), (response) => {
      const code = codeOf(response)
      if (code !== null) span.attribute("skorpe.code", code)
      return HttpServerResponse.setHeader(response, traceHeader, span.traceId)
    })
  })
