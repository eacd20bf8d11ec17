import { ComponentBroken, type PaymentComponent } from "@skorpe/core/services"
import { Effect, Queue, Schema } from "effect"

/**
 * The action that the provider requires before it decides: a bank's page, a challenge, a code to scan. Passed on
 * unread.
 */
export type Wanted = Readonly<Record<string, unknown>>

/** The terminal's counterpart of the provider's component: a script fills in the form and carries out the actions. */
export interface PaymentDesk {
  readonly component: PaymentComponent
  /** Submits the provider's form. */
  readonly submit: (details: object) => void
  /** The next action that the provider requires. */
  readonly wanted: Effect.Effect<Wanted>
  /** Sends the action's result to the provider. */
  readonly report: (details: object) => void
}

const readProvider = Schema.decodeUnknownEffect(
  Schema.fromJsonString(
    Schema.StructWithRest(Schema.Struct({ standIn: Schema.Boolean }), [Schema.Record(Schema.String, Schema.Unknown)]),
  ),
)
const readWanted = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)))

/** Opens a desk. It works with the simulated provider only: a real one shows its form only in a browser. */
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
