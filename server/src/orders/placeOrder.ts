import { customerOf } from "@skorpe/core/account"
import { BadRequest, Conflict, CurrentCaller, PriceChanged } from "@skorpe/core/api"
import type { CouponsAgainst } from "@skorpe/core/discount"
import { type Language, localise } from "@skorpe/core/language"
import type { OrderCreate, OrderCreated, OrderPlaced, PaymentAwaited } from "@skorpe/core/order"
import type { ValidatedPrice } from "@skorpe/core/price"
import type { StoreWithMenu } from "@skorpe/core/store"
import { Effect } from "effect"
import { timingSafeEqual } from "node:crypto"
import { problems } from "../http/problems.ts"
import { digestOf, hashOf, newId, newToken } from "../secrets.ts"
import { Settings } from "../settings.ts"
import { dayIn } from "./calendar.ts"
import type { Judgement } from "./judge.ts"
import { judgeOrder } from "./judgeOrder.ts"
import { obstacleOf } from "./obstacleOf.ts"
import { OrderNumbers } from "./OrderNumbers.ts"
import { findKey } from "./queries.ts"
import type { Claim } from "./reservation.ts"
import { openToken, sealToken } from "./sealedToken.ts"
import { writeOrder } from "./writeOrder.ts"

const languages: Readonly<Record<OrderCreate["languageCode"], Language>> = { EN: "en", NB: "nb", SV: "sv" }

/** The language of the order, which its errors speak too. */
export const orderLanguage = (request: OrderCreate): Language => languages[request.languageCode]

/** The first answer of a key that was used before: the same order for the same body, 1006 for another. */
export const repeatAnswer = Effect.fnUntraced(function* (key: string, request: OrderCreate) {
  const earlier = yield* findKey(hashOf(key))
  if (earlier === undefined) return null
  if (!timingSafeEqual(digestOf(request), earlier.bodyHash)) {
    return yield* Effect.fail(new Conflict({ errors: problems(orderLanguage(request), [1006]) }))
  }
  const { orderId, sealedToken } = earlier
  const answer: OrderCreated = { orderId, trackingToken: openToken(sealedToken, key, orderId) }
  return answer
})

/** Places an order at a store and answers its id and secret; stores nothing unless all of it holds. */
export const placeOrder = Effect.fnUntraced(function* (key: string, request: OrderCreate, at: StoreWithMenu) {
  const { market, now } = yield* Settings
  const caller = yield* CurrentCaller
  const language = orderLanguage(request)
  const refuse = (...reasons: [readonly [number, ...number[]], (readonly CouponsAgainst[])?]) =>
    Effect.fail(new BadRequest({ errors: problems(language, ...reasons) }))
  const placedAt = now()
  const judgement = yield* judgeOrder(caller, at, request, placedAt)
  if (judgement._tag === "Refused") return yield* refuse(judgement.codes, judgement.against)
  const obstacle = yield* obstacleOf(caller, request, judgement, placedAt)
  if (obstacle !== null) return yield* refuse([obstacle])
  if (judgement._tag === "PriceChanged") {
    return yield* Effect.fail(new PriceChanged({ errors: problems(language, [1002]), price: judgement.price }))
  }
  const orderId = newId()
  const trackingToken = newToken()
  const counter = { storeId: at.store.id, day: dayIn(market, placedAt) }
  const numbers = yield* OrderNumbers
  const number = yield* numbers.take(counter)
  const { phone } = judgement
  const written = yield* writeOrder(
    {
      event: firstEvent({ orderId, number, at: placedAt }, at, request, judgement),
      customerId: customerOf(caller),
      storeName: at.store.name,
      startAt: judgement.ready.startAt,
      language,
      request: { ...request, shippingInfo: { ...request.shippingInfo, phoneNumber: phone } },
      tokenHash: hashOf(trackingToken),
      keyHash: hashOf(key),
      bodyHash: digestOf(request),
      sealedToken: sealToken(trackingToken, key, orderId),
    },
    claimOf({ orderId, caller, phone, at: placedAt }, request, judgement.priced.price),
  )
  if (written._tag === "Written") return { orderId, trackingToken }
  numbers.giveBack(counter, number)
  if (written._tag === "NothingLeft") return yield* refuse([written.code])
  const answer = yield* repeatAnswer(key, request)
  return answer ?? (yield* Effect.die(new Error("a used key has no order")))
})

const claimOf = (
  who: Pick<Claim, "orderId" | "caller" | "phone" | "at">,
  { organisationId, paymentType, useLoyaltyDiscount }: OrderCreate,
  price: ValidatedPrice,
): Claim => ({
  ...who,
  organisationId,
  paymentType,
  coupons: price.validCoupons,
  usesPoints: useLoyaltyDiscount,
  earnsPoints: customerOf(who.caller) !== null && organisationId === null ? price.pointsAmount : 0,
  total: price.customerAmount,
})

const firstEvent = (
  identity: Pick<OrderPlaced, "orderId" | "number" | "at">,
  { store }: StoreWithMenu,
  request: OrderCreate,
  { priced, ready }: Extract<Judgement, { readonly _tag: "Orderable" }>,
): OrderPlaced | PaymentAwaited => ({
  // The store hears of it once it is paid.
  _tag: request.paymentType === "ADYEN" ? "PaymentAwaited" : "OrderPlaced",
  ...identity,
  storeId: store.id,
  deliveryMethod: request.deliveryMethod,
  paymentType: request.paymentType,
  advanceOrderTime: ready.advanceOrderTime,
  estimatedAt: ready.readyAt,
  lines: priced.lines.map(({ codes, quantity, unitPrice, ingredients, name, linePrice }) => ({
    codes,
    quantity,
    unitPrice,
    ingredients,
    linePrice,
    name: localise(name, orderLanguage(request)),
  })),
  adjustmentAmount: priced.price.adjustmentAmount,
  pantAmount: priced.price.pantAmount,
  surchargeAmount: priced.price.surchargeAmount,
  taxAmount: priced.price.taxAmount,
  total: priced.price.customerAmount,
})
