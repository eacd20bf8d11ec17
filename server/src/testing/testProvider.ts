import type { PaymentAnswer, ProviderData } from "@skorpe/core/payment"
import { Effect, Layer, Schema } from "effect"
import { type Attempt, CardPayments, Notification, NotTheProvider, ProviderDown } from "../payments/CardPayments.ts"

const Signed = Schema.Struct({ signature: Schema.Literal("the provider's"), items: Schema.Array(Notification) })
const decodeSigned = Schema.decodeUnknownEffect(Signed)

const answerOf = (resultCode: string): PaymentAnswer => ({
  resultCode,
  refusalReason: resultCode === "Refused" ? 2 : null,
  action: resultCode === "RedirectShopper" ? { type: "redirect", url: "https://bank.test/" } : null,
})

/** A provider of card payments that does what a test says; `layer` goes into the server, several servers may share it. */
export const testProvider = () => {
  const begun = new Map<string, { readonly attempt: Attempt; readonly answer: PaymentAnswer }>()
  const reversed: string[] = []
  let next = "RedirectShopper"
  let isDown = false
  let calls = 0
  const orDown = <A>(work: () => A) =>
    Effect.suspend(() => (isDown ? Effect.fail(new ProviderDown({ why: "as the test says" })) : Effect.sync(work)))
  const begin = (attempt: Attempt) =>
    orDown(() => {
      calls += 1
      const known = begun.get(attempt.reference)
      if (known) return known.answer
      const answer = answerOf(next)
      begun.set(attempt.reference, { attempt, answer })
      return answer
    })
  const layer = Layer.succeed(CardPayments, {
    isOffered: true,
    methods: (due) => orDown((): ProviderData => ({ paymentMethods: ["scheme"], currency: due.currency })),
    begin,
    goOn: () => orDown(() => answerOf(next)),
    session: (attempt) => Effect.as(begin(attempt), { id: `session of ${attempt.reference}` }),
    verify: (body) =>
      decodeSigned(body).pipe(
        Effect.map(({ items }) => items),
        Effect.mapError(() => new NotTheProvider()),
      ),
    reverse: (charge) => orDown(() => void reversed.push(charge)),
  })
  return {
    layer,
    /** What the provider will say of the next payment. */
    says: (resultCode: string) => {
      next = resultCode
    },
    goesDown: (down: boolean) => {
      isDown = down
    },
    /** Attempts that reached the provider, each once, and how often it was called. */
    attempts: () => [...begun.values()].map(({ attempt }) => attempt),
    calls: () => calls,
    /** Charges that it was asked to give back. */
    reversed: () => reversed,
  }
}

/** A notification of the test provider: an authorised payment of an attempt, unless changed. */
export const notificationOf = (attempt: Attempt, changes: Partial<Notification> = {}): Notification => ({
  pspReference: `psp-${attempt.reference}`,
  eventCode: "AUTHORISATION",
  kind: "authorisation",
  success: true,
  reference: attempt.reference,
  originalReference: null,
  amount: attempt.amount,
  currency: attempt.currency,
  ...changes,
})

/** The body with which the test provider sends notifications. */
export const signed = (...items: readonly Notification[]) => ({ signature: "the provider's", items })
