import type { PaymentAnswer, ProviderData } from "@skorpe/core/domain/payment"
import { Effect, Layer, Schema } from "effect"
import {
  type Attempt,
  CardPayments,
  Notification,
  NotTheProvider,
  ProviderDown,
  ProviderRefuses,
} from "../cardPayments/CardPayments.ts"

const Signed = Schema.Struct({ signature: Schema.Literal("the provider's"), items: Schema.Array(Notification) })
const decodeSigned = Schema.decodeUnknownEffect(Signed)

const answerOf = (resultCode: string): PaymentAnswer => ({
  resultCode,
  refusalReason: resultCode === "Refused" ? 2 : null,
  action: resultCode === "RedirectShopper" ? { type: "redirect", url: "https://bank.test/" } : null,
})

/** A fake card provider that a test controls. Servers get it by `layer`; several may share one. */
export const testProvider = () => {
  const begun = new Map<string, { readonly attempt: Attempt; readonly answer: PaymentAnswer }>()
  const captured: string[] = []
  const reversed: string[] = []
  const refunded: { readonly charge: string; readonly amount: number }[] = []
  let next = "RedirectShopper"
  let isDown = false
  let isHanging = false
  let isRefusing = false
  let calls = 0
  const orDown = <A>(work: () => A) =>
    Effect.suspend(() => (isDown ? Effect.fail(new ProviderDown({ why: "as the test says" })) : Effect.sync(work)))
  const moved = (work: () => unknown) =>
    Effect.suspend((): Effect.Effect<void, ProviderDown | ProviderRefuses> =>
      isRefusing ? Effect.fail(new ProviderRefuses({ code: "167" })) : orDown(() => void work()),
    )
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
    methods: (due) =>
      Effect.suspend(() =>
        isHanging ? Effect.never : orDown((): ProviderData => ({ paymentMethods: ["scheme"], currency: due.currency })),
      ),
    begin,
    goOn: ({ reference }) => orDown(() => ({ reference, answer: answerOf(next) })),
    session: (attempt) => Effect.as(begin(attempt), { id: `session of ${attempt.reference}` }),
    verify: (body) =>
      decodeSigned(body).pipe(
        Effect.map(({ items }) => items),
        Effect.mapError(() => new NotTheProvider()),
      ),
    capture: ({ charge }) => moved(() => captured.push(charge)),
    reverse: ({ charge }) => moved(() => reversed.push(charge)),
    refund: ({ charge }, { amount }) => moved(() => refunded.push({ charge, amount })),
  })
  return {
    layer,
    /** Sets the result of the next payment. */
    says: (resultCode: string) => {
      next = resultCode
    },
    goesDown: (down: boolean) => {
      isDown = down
    },
    /** Makes it hang when asked for its methods. */
    hangs: (hanging: boolean) => {
      isHanging = hanging
    },
    /** Makes it refuse to move money. */
    refuses: (refusing: boolean) => {
      isRefusing = refusing
    },
    /** The distinct attempts that reached the provider, and the number of calls. */
    attempts: () => [...begun.values()].map(({ attempt }) => attempt),
    calls: () => calls,
    /** The charges that it was asked to capture, and to reverse. */
    captured: () => captured,
    reversed: () => reversed,
    /** The parts that it was asked to give back. */
    refunded: () => refunded,
  }
}

/** A notification of the test provider: by default, that an attempt's payment is authorised. */
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

/** The signed body of the test provider's notifications. */
export const signed = (...items: readonly Notification[]) => ({ signature: "the provider's", items })
