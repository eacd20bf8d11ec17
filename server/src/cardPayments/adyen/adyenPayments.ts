import { EnvironmentEnum } from "@adyen/api-library/lib/src/config.js"
import { ModificationsApi } from "@adyen/api-library/lib/src/services/checkout/modificationsApi.js"
import { PaymentsApi } from "@adyen/api-library/lib/src/services/checkout/paymentsApi.js"
import { type PaymentAnswer, ProviderData, readResult } from "@skorpe/core/domain/payment"
import { Effect, Layer, Schema } from "effect"
import { Settings } from "../../settings/Settings.ts"
import { CardPayments, ProviderDown, ProviderRefuses } from "../CardPayments.ts"
import { AdyenError, adyenHttp } from "./adyenHttp.ts"
import type { AdyenSettings } from "./AdyenSettings.ts"
import { Client } from "./library.ts"
import { readNotifications } from "./readNotifications.ts"
import {
  type Asking,
  detailsRequest,
  localeOf,
  methodsRequest,
  paymentRequest,
  sessionRequest,
  sumRequest,
} from "./requests.ts"

/** Card payments through Adyen's library: with an account at Adyen, or the stand-in behind the same calls. */
export const adyenPayments = (adyen: AdyenSettings): Layer.Layer<CardPayments, never, Settings> =>
  Layer.effect(
    CardPayments,
    Effect.map(Settings, ({ market, shopUrl }) => {
      const { merchantAccount, clientKey, environment, standIn } = adyen
      const asking: Asking = { market, shopUrl, merchantAccount }
      const client = clientOf(adyen)
      const payments = new PaymentsApi(client)
      const modifications = new ModificationsApi(client)
      return {
        isOffered: true,
        methods: (due, language) =>
          Effect.map(
            orDown(() => payments.paymentMethods(theirs(methodsRequest(asking, due, language)))),
            (methods): ProviderData => ({
              clientKey,
              environment,
              standIn,
              countryCode: market.country,
              locale: localeOf(language),
              amount: { value: due.amount, currency: due.currency },
              paymentMethods: dataOf(methods),
            }),
          ),
        begin: (attempt, details) =>
          asked(() =>
            payments.payments(theirs(paymentRequest(asking, attempt, details)), {
              idempotencyKey: attempt.reference,
            }),
          ).pipe(
            Effect.map(answerOf),
            Effect.catchTag("ProviderRefuses", () => Effect.succeed(unusable)),
          ),
        goOn: (attempt, details, idempotencyKey) =>
          asked(() => payments.paymentsDetails(theirs(detailsRequest(details)), { idempotencyKey })).pipe(
            Effect.map((told) => ({
              reference: told.merchantReference ?? attempt.reference,
              answer: answerOf(told),
            })),
            Effect.catchTag("ProviderRefuses", () =>
              Effect.succeed({ reference: attempt.reference, answer: unusable }),
            ),
          ),
        session: (attempt) =>
          Effect.map(
            orDown(() =>
              payments.sessions(theirs(sessionRequest(asking, attempt)), {
                idempotencyKey: `s-${attempt.reference}`,
              }),
            ),
            dataOf,
          ),
        verify: (body) => readNotifications(adyen, body),
        capture: ({ charge, reference, idempotencyKey }, sum) =>
          asked(() =>
            modifications.captureAuthorisedPayment(charge, theirs(sumRequest(asking, reference, sum)), {
              idempotencyKey,
            }),
          ).pipe(Effect.asVoid),
        reverse: ({ charge, reference, idempotencyKey }) =>
          asked(() =>
            modifications.refundOrCancelPayment(charge, { merchantAccount, reference }, { idempotencyKey }),
          ).pipe(Effect.asVoid),
        refund: ({ charge, reference, idempotencyKey }, sum) =>
          asked(() =>
            modifications.refundCapturedPayment(charge, theirs(sumRequest(asking, reference, sum)), {
              idempotencyKey,
            }),
          ).pipe(Effect.asVoid),
      }
    }),
  )

const clientOf = (adyen: AdyenSettings) =>
  new Client(
    {
      apiKey: adyen.apiKey,
      applicationName: "Skorpe",
      ...(adyen.livePrefix !== null && adyen.environment === "live"
        ? { environment: EnvironmentEnum.LIVE, liveEndpointUrlPrefix: adyen.livePrefix }
        : { environment: EnvironmentEnum.TEST }),
    },
    adyenHttp(adyen),
  )

/** The library types its requests with enums that are strings on the wire; ours are plain strings with those values. */
const theirs = (request: object): never => request as never

/** Adyen is still working on an earlier request with this idempotency key. */
const inFlight = "704"

/** A request's answer. A final refusal and an unknown result are different errors. */
const asked = <A>(work: () => Promise<A>): Effect.Effect<A, ProviderDown | ProviderRefuses> =>
  Effect.tryPromise({
    try: work,
    catch: (problem) => {
      if (!(problem instanceof AdyenError)) return new ProviderDown({ why: nameOf(problem) })
      const isFinal = (problem.status === 400 || problem.status === 422) && problem.errorCode !== inFlight
      return isFinal ? new ProviderRefuses({ code: problem.errorCode }) : new ProviderDown({ why: problem.message })
    },
  })

/** Only the name of an error, because its message may repeat what a customer typed. */
const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : "no answer")

const orDown = <A>(work: () => Promise<A>): Effect.Effect<A, ProviderDown> =>
  Effect.catchTag(asked(work), "ProviderRefuses", ({ code }) => Effect.fail(new ProviderDown({ why: `error ${code}` })))

/** The answer to details that Adyen cannot read: this attempt is over, and nothing was charged. */
const unusable: PaymentAnswer = { resultCode: "Error", refusalReason: null, action: null }

const decodeData = Schema.decodeUnknownSync(ProviderData)

const dataOf = (told: unknown): ProviderData => decodeData(JSON.parse(JSON.stringify(told)))

const answerOf = (told: {
  readonly resultCode?: unknown
  readonly refusalReasonCode?: string
  readonly action?: unknown
}): PaymentAnswer => ({
  resultCode: resultOf(told),
  refusalReason: reasonOf(told.refusalReasonCode),
  action: told.action === undefined ? null : dataOf(told.action),
})

/**
 * A result code in Adyen's spelling; without one the outcome is open, as with Received. Adyen answers Pending both for
 * a code that the customer has yet to pay with (Swish) and for money on its way; only the first comes with an action.
 */
const resultOf = ({ resultCode, action }: { readonly resultCode?: unknown; readonly action?: unknown }): string => {
  const result = typeof resultCode === "string" ? resultCode : "Received"
  return action !== undefined && readResult(result) === "undecided" ? "PresentToShopper" : result
}

const reasonOf = (code: string | undefined): number | null => {
  const reason = Number(code)
  return code === undefined || code === "" || !Number.isInteger(reason) ? null : reason
}
