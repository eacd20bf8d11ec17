import { Context, Effect, Option, Tracer } from "effect"
import { type HttpServerRequest, HttpServerResponse, HttpTraceContext } from "effect/http"
import { codeOf } from "./codeOf.ts"

/** The header of an answer that names its trace. */
const traceHeader = "x-trace-id"

/**
 * Names the trace of a call in its log lines; of a call that is traced also in its answer, and the code of a refusal in
 * its span. A call that is not traced has the name that its caller gave, so that a customer's log leads to its lines.
 */
export const withTrace = <E, R>(
  { headers }: HttpServerRequest.HttpServerRequest,
  answered: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, E, R> =>
  Effect.withFiber((fiber) => {
    const span = Context.getOrUndefined(fiber.context, Tracer.ParentSpan)
    if (span?._tag !== "Span") {
      const caller = Option.getOrUndefined(HttpTraceContext.w3c(headers))
      return caller === undefined ? answered : Effect.annotateLogs(answered, "trace", caller.traceId)
    }
    return Effect.map(Effect.annotateLogs(answered, "trace", span.traceId), (response) => {
      const code = codeOf(response)
      if (code !== null) span.attribute("skorpe.code", code)
      return HttpServerResponse.setHeader(response, traceHeader, span.traceId)
    })
  })
