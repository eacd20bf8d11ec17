import { Cause, Effect, Exit, Tracer } from "effect"
import { expect, it } from "vitest"
import { discreetTracer, providerSpan } from "./discreetTracer.ts"

/** Runs work under a discreet tracer, and returns the spans that reached the inner tracer. */
const spansOf = async (work: Effect.Effect<unknown, unknown>) => {
  const inside: Tracer.Span[] = []
  const inner = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      inside.push(span)
      return span
    },
  })
  await Effect.runPromiseExit(Effect.provideService(work, Tracer.Tracer, discreetTracer(inner)))
  return inside
}

it("withholds attributes, events and failures that may identify somebody", async () => {
  const failing = Effect.fail({ _tag: "SqlError", message: "Key (phone)=(+4740001234) already exists" })
  const [span] = await spansOf(
    Effect.andThen(Effect.logInfo("order 40001234 is late"), failing).pipe(
      Effect.withSpan("POST /api/user", {
        kind: "server",
        attributes: { "url.full": "https://skorpe.test/?phone=40001234", "http.route": "/api/user" },
      }),
    ),
  )
  expect(span && Object.fromEntries(span.attributes)).toEqual({ "http.route": "/api/user" })
  expect((span as Tracer.NativeSpan).events).toEqual([])
  const status = span?.status
  const problem =
    status?._tag === "Ended" && Exit.isFailure(status.exit) ? Cause.prettyErrors(status.exit.cause)[0] : null
  expect(problem?.name).toBe("SqlError")
  expect(`${problem?.message} ${problem?.stack}`).not.toContain("4000")
})

it("leaves out spans that no call has caused, except calls to the payment provider", async () => {
  const statement = Effect.withSpan(Effect.void, "skorpe", { kind: "client" })
  const spans = await spansOf(
    Effect.all([
      statement,
      Effect.withSpan(statement, `${providerSpan}capture`, { kind: "client" }),
      Effect.withSpan(statement, "GET /api/stores", { kind: "server" }),
    ]),
  )
  expect(spans.map(({ name }) => name)).toEqual([`${providerSpan}capture`, "skorpe", "GET /api/stores", "skorpe"])
})
