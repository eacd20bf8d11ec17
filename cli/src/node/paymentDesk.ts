import { ComponentBroken, type PaymentComponent } from "@skorpe/core/services"
import { Effect, Queue, Schema } from "effect"

/** What the provider wants done before it decides: a bank's page, a challenge, a code to scan. Passed on unread. */
export type Wanted = Readonly<Record<string, unknown>>

/** A terminal's place of the provider's component: a script types what a customer would, and does what is wanted. */
export interface PaymentDesk {
  readonly component: PaymentComponent
  /** Submits the provider's form. */
  readonly submit: (details: object) => void
  /** The next thing that the provider wants done. */
  readonly wanted: Effect.Effect<Wanted>
  /** Tells the provider what came of it. */
  readonly report: (details: object) => void
}

const readProvider = Schema.decodeUnknownEffect(
  Schema.fromJsonString(
    Schema.StructWithRest(Schema.Struct({ standIn: Schema.Boolean }), [Schema.Record(Schema.String, Schema.Unknown)]),
  ),
)
const readWanted = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)))

/** Opens a desk. It stands for a simulated provider only: a real one shows its form nowhere but in a browser. */
export const openPaymentDesk = Effect.gen(function* () {
  const submitted = yield* Queue.unbounded<string>()
  const wanted = yield* Queue.unbounded<Wanted>()
  const reported = yield* Queue.unbounded<string>()
  const broken = () => Effect.fail(new ComponentBroken())
  const component: PaymentComponent = {
    collect: (provider) =>
      Effect.gen(function* () {
        const { standIn } = yield* readProvider(provider).pipe(Effect.catch(broken))
        return standIn ? yield* Queue.take(submitted) : yield* broken()
      }),
    act: (_, action) =>
      Effect.gen(function* () {
        yield* Queue.offer(wanted, yield* readWanted(action).pipe(Effect.catch(broken)))
        return yield* Queue.take(reported)
      }),
  }
  const desk: PaymentDesk = {
    component,
    submit: (details) => void Queue.offerUnsafe(submitted, JSON.stringify(details)),
    wanted: Queue.take(wanted),
    report: (details) => void Queue.offerUnsafe(reported, JSON.stringify(details)),
  }
  return desk
})
