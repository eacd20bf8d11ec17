import { Cause, type Context, Exit, Option, Tracer } from "effect"

/**
 * The attributes of a span that leave the server; all others, such as an address or a caller's network, are dropped.
 */
const told: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "skorpe.code",
  "db.system.name",
  "db.namespace",
  // Statements have placeholders instead of values.
  "db.query.text",
  "db.client.connection.wait_time_ms",
])

/** Replaces a failure: has its name, but neither its message nor its stack, which may repeat a customer's input. */
class Withheld extends Error {
  constructor(name: string) {
    super("")
    this.name = name
    delete this.stack
  }
}

const nameOf = (problem: unknown): string => {
  if (typeof problem !== "object" || problem === null) return "Failure"
  if ("_tag" in problem && typeof problem._tag === "string") return problem._tag
  return problem instanceof Error ? problem.constructor.name : "Failure"
}

const withheld = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> =>
  Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)
    ? exit
    : Exit.die(new Withheld(nameOf(Cause.squash(exit.cause))))

/** A span that drops all attributes that are not on the list, and all events. */
class DiscreetSpan implements Tracer.Span {
  readonly _tag = "Span"
  readonly #inner: Tracer.Span

  constructor(inner: Tracer.Span) {
    this.#inner = inner
  }

  get name(): string {
    return this.#inner.name
  }
  get spanId(): string {
    return this.#inner.spanId
  }
  get traceId(): string {
    return this.#inner.traceId
  }
  get parent(): Option.Option<Tracer.AnySpan> {
    return this.#inner.parent
  }
  get annotations(): Context.Context<never> {
    return this.#inner.annotations
  }
  get status(): Tracer.SpanStatus {
    return this.#inner.status
  }
  get attributes(): ReadonlyMap<string, unknown> {
    return this.#inner.attributes
  }
  get links(): readonly Tracer.SpanLink[] {
    return this.#inner.links
  }
  get sampled(): boolean {
    return this.#inner.sampled
  }
  get kind(): Tracer.SpanKind {
    return this.#inner.kind
  }
  end(endTime: bigint, exit: Exit.Exit<unknown, unknown>): void {
    this.#inner.end(endTime, withheld(exit))
  }
  attribute(key: string, value: unknown): void {
    if (told.has(key)) this.#inner.attribute(key, value)
  }
  /** Dropped: Effect turns each log line into an event, and the line may name an order. */
  event(): void {}
  addLinks(links: readonly Tracer.SpanLink[]): void {
    this.#inner.addLinks(links)
  }
}

/** A span that is not exported, as cheap as possible. */
class UntoldSpan implements Tracer.Span {
  readonly _tag = "Span"
  readonly spanId = "0000000000000000"
  readonly traceId = "00000000000000000000000000000000"
  readonly attributes: ReadonlyMap<string, unknown> = nothing
  readonly links: readonly Tracer.SpanLink[] = []
  readonly sampled = false
  readonly name: string
  readonly parent: Option.Option<Tracer.AnySpan>
  readonly annotations: Context.Context<never>
  readonly kind: Tracer.SpanKind
  status: Tracer.SpanStatus

  constructor({ name, parent, annotations, kind, startTime }: SpanOptions) {
    this.name = name
    this.parent = parent
    this.annotations = annotations
    this.kind = kind
    this.status = { _tag: "Started", startTime }
  }
  end(endTime: bigint, exit: Exit.Exit<unknown, unknown>): void {
    this.status = { _tag: "Ended", startTime: this.status.startTime, endTime, exit }
  }
  attribute(): void {}
  event(): void {}
  addLinks(): void {}
}

type SpanOptions = Parameters<Tracer.Tracer["span"]>[0]

const nothing: ReadonlyMap<string, unknown> = new Map()

/**
 * The name prefix of the spans of calls to the payment provider, which are exported even when no request has caused
 * them.
 */
export const providerSpan = "payment provider "

/**
 * A tracer that exports what an operator needs to know about a request, and nothing about who made it. Statements of
 * the background rounds, several a second, are left out. A caller's trace id is used, its flag not to trace is ignored.
 */
export const discreetTracer = (inner: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const parent = Option.getOrUndefined(options.parent)
      const sampled =
        parent?._tag === "Span" ? parent.sampled : options.kind === "server" || options.name.startsWith(providerSpan)
      return sampled ? new DiscreetSpan(inner.span({ ...options, sampled })) : new UntoldSpan(options)
    },
  })
