import type { Market } from "@skorpe/core/domain/market"
import { answerTexts } from "@skorpe/core/domain/payment"
import type { ShopViews } from "@skorpe/core/shop"
import { Effect } from "effect"
import { answerBank } from "./answerBank.ts"
import { failStep, ScriptFailed } from "./customer.ts"
import { type Payment, textIn, type Unpaid } from "./model.ts"
import type { Setting } from "./setting.ts"

/** A test card that the simulated provider decides about at once, and the security code with which it pays. */
const usual = { number: "4111111111111111", code: "737" } as const

const detailsOf = ({ by, number = usual.number, code = usual.code }: Payment, market: Market) => {
  const method = textIn(by, market)
  if (method !== "card") return { paymentMethod: { type: method } }
  return {
    paymentMethod: {
      type: "scheme",
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: "test_03",
      encryptedExpiryYear: "test_2030",
      encryptedSecurityCode: `test_${code}`,
    },
  }
}

/** Why nothing can be paid here; `undefined` while something can. */
const noPayment = ({ payment }: ShopViews): string | undefined => {
  switch (payment._tag) {
    case "Broken":
      // After a refusal the shop retries by itself.
      return payment.problems.length > 0
        ? undefined
        : "the payment form does not load: scripts pay with a simulated provider only"
    case "Nothing":
    case "Missing":
    case "Waiting":
      return "no order awaits its payment"
    case "Closed":
      return "the order was closed before it was paid"
    case "Loading":
    case "Unreachable":
    case "Collecting":
    case "Sending":
    case "Uncertain":
    case "Acting":
    case "Confirming":
    case "Paid":
      return undefined
  }
}

/** How an attempt went on: the bank or an app asks, the order is placed, or the customer may try again. */
type Outcome =
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Placed" }
  | { readonly _tag: "Unpaid"; readonly as: string | number; readonly why: string }

const outcomeIn = (see: ShopViews): Outcome | undefined => {
  const { payment, tracking } = see
  if (tracking._tag === "Following") return { _tag: "Placed" }
  if (payment._tag === "Acting") return { _tag: "Asked" }
  if (payment._tag !== "Collecting") return undefined
  const { answer, problems } = payment
  if (problems.length > 0) {
    const why = problems.map(({ code, message }) => `${code} ${message}`).join("; ")
    return { _tag: "Unpaid", as: problems[0]?.code ?? "", why }
  }
  if (answer === null) return undefined
  const { told, advice } = answerTexts(answer, "en")
  const isRefused = answer.resultCode === "Refused" && answer.refusalReason !== null
  const as = isRefused ? (answer.refusalReason ?? "") : answer.resultCode
  return { _tag: "Unpaid", as, why: `${as} ${told}${advice === null ? "" : ` ${advice}`}` }
}

/** Why an attempt cannot go on. A paid order is followed, and its payment is dropped. */
const noDecision = (see: ShopViews): string | undefined => {
  if (see.tracking._tag === "Missing") return "the placed order is not to be found"
  return see.tracking._tag === "Nothing" ? noPayment(see) : undefined
}

/** Waits until what was submitted has left the form: from then on the views tell of this attempt. */
const leaving = ({ customer: { wait } }: Setting, from: "Collecting" | "Acting") =>
  wait("the provider to be asked", ({ payment }) => (payment._tag === from ? undefined : true))

const whenDecided = ({ customer: { wait } }: Setting) => wait("the payment to be decided", outcomeIn, noDecision)

/** Tries to pay the waiting order: it must be placed, or with `unpaid` the attempt must end so. */
export const payOrder = Effect.fnUntraced(function* (
  payment: Payment,
  unpaid: Unpaid | undefined,
  setting: Setting,
): Effect.fn.Return<void, ScriptFailed> {
  const { customer, desk, market } = setting
  yield* customer.wait("the payment form", (see) => (see.payment._tag === "Collecting" ? true : undefined), noPayment)
  const submitting = Effect.sync(() => desk.submit(detailsOf(payment, market)))
  yield* Effect.all([leaving(setting, "Collecting"), submitting], { concurrency: "unbounded" })
  let outcome = yield* whenDecided(setting)
  if (outcome._tag === "Asked") {
    if (payment.bank === undefined)
      return yield* failStep("the bank asks the customer, and the script has no answer: bank")
    yield* Effect.all([leaving(setting, "Acting"), answerBank(payment.bank, setting)], { concurrency: "unbounded" })
    outcome = yield* whenDecided(setting)
  } else if (payment.bank !== undefined) {
    return yield* failStep("the bank asks the customer nothing, and the script has an answer")
  }
  switch (outcome._tag) {
    case "Asked":
      return yield* failStep("the bank asks the customer once more")
    case "Placed":
      return unpaid === undefined ? undefined : yield* failStep(`the payment does not end with ${unpaid}, but is paid`)
    case "Unpaid":
      if (unpaid === undefined) return yield* failStep(`the order is not paid: ${outcome.why}`)
      return outcome.as === unpaid
        ? undefined
        : yield* failStep(`the payment does not end with ${unpaid}, but with ${outcome.why}`)
  }
})

const types = { store: "INSTORE", organisation: "B2B", card: "ADYEN" } as const

/** Chooses at the checkout who is paid; fails where the checkout does not offer it. */
export const choosePayer = Effect.fnUntraced(function* (
  payer: keyof typeof types,
  { customer: { put, see, wait } }: Setting,
) {
  const wanted = types[payer]
  yield* wait(
    `the checkout to offer to pay by ${payer}`,
    ({ checkout }) => (checkout.offeredPayments.includes(wanted) ? true : undefined),
    ({ checkout, store }) =>
      store.current?.status == null
        ? undefined
        : `the checkout offers ${spell(checkout.offeredPayments)}, not ${payer}`,
  )
  put({ type: "PaymentTypeChosen", paymentType: wanted })
  if (see().checkout.paymentType !== wanted) return yield* failStep("an order that is on its way keeps its payment")
})

const spell = (offered: readonly string[]): string =>
  Object.entries(types)
    .filter(([, type]) => offered.includes(type))
    .map(([payer]) => payer)
    .join(", ")

/** Pays the waiting order in the store, or by invoice, after all. */
export const payInstead = Effect.fnUntraced(function* (
  payer: "store" | "organisation",
  { customer: { put, wait } }: Setting,
) {
  const others = yield* wait(
    "the ways to pay",
    ({ payment }) => (payment._tag === "Collecting" || payment._tag === "Broken" ? payment.others : undefined),
    (see) => (see.payment._tag === "Broken" ? undefined : noPayment(see)),
  )
  const paymentType = types[payer]
  if (!others.includes(paymentType)) return yield* failStep(`the order cannot be paid by ${payer}`)
  put({ type: "OtherPaymentChosen", paymentType })
  yield* wait("the server to take the order", ({ tracking }) => (tracking._tag === "Following" ? true : undefined))
})

/** Goes back to the checkout instead of paying; the cart is as it was. */
export const giveUpPayment = Effect.fnUntraced(function* ({ customer: { put, wait } }: Setting) {
  yield* wait("the ways to pay", ({ payment }) => (payment._tag === "Collecting" ? true : undefined), noPayment)
  put({ type: "PaymentGivenUp" })
  yield* wait("the order to be closed", ({ checkout }) => (checkout.step._tag === "Filling" ? true : undefined))
})
