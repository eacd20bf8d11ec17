import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { orderTokenHeader } from "../api/headers.ts"
import { paths } from "../api/paths.ts"
import type { Language } from "../domain/language/model.ts"
import type { Collected, OfferedMethods, PaymentStep, ProviderAnswer } from "../domain/payment/attempt.ts"
import { PaymentAnswer, PaymentMethods, PaymentStatus, ProviderData } from "../domain/payment/wire.ts"
import { problemText } from "../domain/problem/rules/problemText.ts"
import type { Sealed } from "../vault/model.ts"
import { openSecret, Vault } from "../vault/vault.ts"
import { callApi } from "./callApi.ts"
import { tokenOf } from "./orderTokens.ts"
import { pathTo } from "./paths.ts"
import { ComponentBroken, type ComponentLeft, type PaymentComponent } from "./paymentComponent.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"

/** The calls of a payment; their services load with the first of them. */
export type PaymentCall =
  | "ReadPayment"
  | "LoadPaymentMethods"
  | "CollectPayment"
  | "ShowPaymentAction"
  | "BeginPayment"
  | "ContinuePayment"
  | "PayOtherwise"
  | "GiveUpPayment"

interface Needs {
  readonly language: () => Language
  readonly requests: Requests
  readonly component: (() => Promise<PaymentComponent>) | undefined
}

const readDetails = Schema.decodeUnknownEffect(Schema.fromJsonString(ProviderData))

const noComponent = () => Promise.reject(new ComponentBroken())

const broken = Effect.succeed<Collected>({ _tag: "Broken" })

/** Puts the provider's own data into the vault: the world and its log get a handle. */
const hide = (data: ProviderData | null, place: string) =>
  Effect.map(Vault, (safe) => (data === null ? null : safe.seal(JSON.stringify(data), place)))

const sealGiven = (given: Effect.Effect<string, ComponentBroken | ComponentLeft>, place: string) =>
  given.pipe(
    Effect.flatMap((text) =>
      Effect.map(Vault, (safe): Collected => ({ _tag: "Given", details: safe.seal(text, place) })),
    ),
    Effect.catchTags({
      ComponentBroken: () => broken,
      ComponentLeft: () => Effect.succeed<Collected>({ _tag: "Cancelled" }),
    }),
  )

/** Pays an order (SPEC §7.3, §8.4). The provider's data passes through here unread, and nowhere else in the core. */
export const makePaymentServices = ({
  language,
  requests: { get, post, fresh },
  component = noComponent,
}: Needs): CallServices<PaymentCall> => {
  const forgotten = Effect.suspend(() =>
    Effect.fail(
      ApiFailure.make({
        _tag: "Refused",
        status: 400,
        problems: [{ code: 1002, message: problemText(1002, language()) }],
      }),
    ),
  )
  /** The component; a terminal has none, and a browser may fail to load it. */
  const standing = Effect.tryPromise({ try: component, catch: () => new ComponentBroken() })
  const opened = (handle: Sealed | null) =>
    handle === null ? forgotten : openSecret(handle).pipe(Effect.catchTag("SecretForgotten", () => forgotten))
  const ownerOf = (orderId: string) => Effect.map(tokenOf(orderId), (token) => ({ [orderTokenHeader]: token }))
  const send = Effect.fnUntraced(function* (path: string, { orderId, details, key }: PaymentStep) {
    const given = yield* readDetails(yield* opened(details)).pipe(Effect.catchTag("SchemaError", () => forgotten))
    const headers = { ...(yield* ownerOf(orderId)), "idempotency-key": key }
    const { resultCode, refusalReason, action } = yield* callApi(
      post(path, { orderId, details: given }, headers),
      PaymentAnswer,
    )
    const answer: ProviderAnswer = { resultCode, refusalReason, action: yield* hide(action, "payment.action") }
    return answer
  })
  return {
    ReadPayment: ({ orderId }) =>
      fresh(
        Effect.flatMap(ownerOf(orderId), (owner) =>
          callApi(post(pathTo(paths.payments.status), { orderId }, owner), PaymentStatus),
        ),
      ),
    LoadPaymentMethods: ({ orderId }) =>
      fresh(
        Effect.gen(function* () {
          const path = `${pathTo(paths.payments.methods)}?orderId=${encodeURIComponent(orderId)}`
          const { methods } = yield* callApi(get(path, yield* ownerOf(orderId)), PaymentMethods)
          const provider = methods.find(({ paymentType }) => paymentType === "ADYEN")?.provider ?? null
          const offered: OfferedMethods = {
            paymentTypes: methods.map(({ paymentType }) => paymentType),
            provider: yield* hide(provider, "payment.provider"),
          }
          return offered
        }),
      ),
    CollectPayment: ({ provider }) =>
      opened(provider).pipe(
        Effect.matchEffect({
          onSuccess: (text) =>
            sealGiven(
              Effect.flatMap(standing, (at) => at.collect(text)),
              "payment.details",
            ),
          onFailure: () => broken,
        }),
      ),
    ShowPaymentAction: ({ provider, action }) =>
      Effect.all([opened(provider).pipe(Effect.orElseSucceed(() => "")), opened(action)]).pipe(
        Effect.matchEffect({
          onSuccess: ([start, todo]) =>
            sealGiven(
              Effect.flatMap(standing, (at) => at.act(start, todo)),
              "payment.details",
            ),
          onFailure: () => broken,
        }),
      ),
    BeginPayment: (step) => fresh(send(pathTo(paths.payments.begin), step)),
    ContinuePayment: (step) => fresh(send(pathTo(paths.payments.goOn), step)),
    PayOtherwise: ({ orderId, paymentType, key }) =>
      fresh(
        Effect.flatMap(ownerOf(orderId), (owner) =>
          callApi(
            post(pathTo(paths.payments.pay, { id: orderId }), { paymentType }, { ...owner, "idempotency-key": key }),
            PaymentStatus,
          ),
        ),
      ),
    GiveUpPayment: ({ orderId }) =>
      fresh(
        Effect.flatMap(ownerOf(orderId), (owner) =>
          callApi(post(pathTo(paths.payments.giveUp, { id: orderId }), {}, owner), PaymentStatus),
        ),
      ),
  }
}
