import { foldPayment, type PaymentMethods, type PaymentStatus } from "@skorpe/core/domain/payment"
import { hasEnded } from "@skorpe/core/domain/order"
import { Duration, Effect } from "effect"
import { readTracking } from "../orders/readOrder.ts"
import { Settings } from "../settings/Settings.ts"
import { readAttempts, readFacts } from "./attempts.ts"
import { CardPayments } from "../cardPayments/CardPayments.ts"
import { PayingPlaces } from "../cardPayments/PayingPlaces.ts"
import { offeredMethods } from "./offeredMethods.ts"
import { conflict } from "./waitingOrder.ts"
import { whyNotPayable } from "./whyNotPayable.ts"

/** The status of an order's payment. */
export const readPayment = Effect.fnUntraced(function* (orderId: string) {
  const { contents, tracking } = yield* readTracking(orderId)
  const { lapsesAfter, market } = yield* Settings
  const attempts = yield* readAttempts(orderId, "")
  const newest = attempts.at(-1)?.answer ?? null
  const status: PaymentStatus = {
    orderId,
    status: tracking.status,
    paymentType: contents.paymentType,
    payment: foldPayment(yield* readFacts(orderId, attempts)),
    total: contents.total,
    currency: market.currency,
    resultCode: newest?.resultCode ?? null,
    refusalReason: newest?.refusalReason ?? null,
    ...(tracking.status === "awaitingPayment" ? { payBefore: contents.at + lapsesAfter } : {}),
    deliveryMethod: contents.deliveryMethod,
    ...(hasEnded(tracking.status) && contents._tag === "PaymentAwaited" ? { lapsed: true } : {}),
    ...(tracking.paymentWithdrawn === true ? { withdrawn: true } : {}),
  }
  return status
})

/** Upper bound on waiting for the provider's methods: the customer does not see the other ways to pay before that. */
const patience = Duration.seconds(3)

/**
 * The payment methods for an order that waits for its payment. If the provider is down, hangs or has too many
 * calls waiting, customers can still pay in another way: its methods are left out, and marked as missing.
 */
export const readMethods = Effect.fnUntraced(function* (
  orderId: string,
  { language, organisationId }: { readonly language: "nb" | "sv" | "en"; readonly organisationId: string | null },
) {
  const provider = yield* CardPayments
  const { contents, tracking } = yield* readTracking(orderId)
  if (tracking.status !== "awaitingPayment") return yield* conflict(whyNotPayable(tracking.status))
  const due = { amount: contents.total, currency: (yield* Settings).market.currency }
  const asked = provider.methods(due, language).pipe(
    Effect.catchTag("ProviderDown", () => Effect.succeed(null)),
    Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.succeed(null) }),
  )
  const cards = provider.isOffered
    ? yield* (yield* PayingPlaces).hold((hasPlace) => (hasPlace ? asked : Effect.succeed(null)))
    : null
  const methods: PaymentMethods = {
    methods: offeredMethods(organisationId, cards),
    ...(provider.isOffered && cards === null ? { unavailable: ["ADYEN"] } : {}),
  }
  return methods
})
