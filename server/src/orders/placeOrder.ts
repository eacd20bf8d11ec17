import { customerOf } from "@skorpe/core/account"
import { BadRequest, Conflict, CurrentCaller, PriceChanged } from "@skorpe/core/api"
import { type Language, localise } from "@skorpe/core/language"
import {
  findObstacle,
  type OrderCreate,
  type OrderCreated,
  type OrderPlaced,
  type PaymentAwaited,
} from "@skorpe/core/order"
import type { StoreWithMenu } from "@skorpe/core/store"
import { Effect } from "effect"
import { timingSafeEqual } from "node:crypto"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings.ts"
import { CardPayments } from "../payments/CardPayments.ts"
import { dayIn } from "./calendar.ts"
import { findOrderer } from "./findOrderer.ts"
import type { OrderToInsert } from "./insertOrder.ts"
import { judge, type Judgement } from "./judge.ts"
import { findKey } from "./queries.ts"
import { digestOf, hashOf, newId, newToken } from "../secrets.ts"
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
  const placedAt = now()
  const judgement = judge(market, at, request, placedAt)
  if (judgement._tag === "Refused") {
    return yield* Effect.fail(new BadRequest({ errors: problems(language, judgement.codes) }))
  }
  const obstacle = yield* obstacleFor(request, judgement, placedAt)
  if (obstacle !== null) return yield* Effect.fail(new BadRequest({ errors: problems(language, [obstacle]) }))
  if (judgement._tag === "PriceChanged") {
    return yield* Effect.fail(new PriceChanged({ errors: problems(language, [1002]), price: judgement.price }))
  }
  const orderId = newId()
  const trackingToken = newToken()
  const { phone, priced, ready } = judgement
  const order: OrderToInsert = {
    event: firstEvent(orderId, at, request, judgement, placedAt),
    customerId: customerOf(caller),
    storeName: at.store.name,
    day: dayIn(market, placedAt),
    startAt: ready.startAt,
    language,
    request: { ...request, shippingInfo: { ...request.shippingInfo, phoneNumber: phone } },
    tokenHash: hashOf(trackingToken),
    keyHash: hashOf(key),
    bodyHash: digestOf(request),
    sealedToken: sealToken(trackingToken, key, orderId),
  }
  const written = yield* writeOrder(order, {
    orderId,
    caller,
    phone,
    organisationId: request.organisationId,
    paymentType: request.paymentType,
    at: placedAt,
    coupons: priced.price.validCoupons,
    usesPoints: request.useLoyaltyDiscount,
    total: priced.price.customerAmount,
  })
  if (written._tag === "Written") return { orderId, trackingToken }
  // A twin with the same key may have been the one who took the last: then this is a repeat, and no refusal.
  const answer = yield* repeatAnswer(key, request)
  if (answer !== null) return answer
  if (written._tag === "KeyUsed") return yield* Effect.die(new Error("a used key has no order"))
  return yield* Effect.fail(new BadRequest({ errors: problems(language, [written.code]) }))
})

const obstacleFor = Effect.fnUntraced(function* (request: OrderCreate, judgement: Accepted, placedAt: number) {
  const { market } = yield* Settings
  const { isOffered } = yield* CardPayments
  const { organisationId, deliveryMethod, paymentType } = request
  const isPriced = judgement._tag === "Orderable"
  return findObstacle(
    yield* findOrderer(yield* CurrentCaller, organisationId),
    {
      organisationId,
      deliveryMethod,
      paymentType,
      hasAlcohol: isPriced && judgement.priced.lines.some(({ isRestricted }) => isRestricted),
      day: dayIn(market, isPriced ? judgement.ready.readyAt : placedAt),
    },
    isOffered,
  )
})

type Accepted = Exclude<Judgement, { readonly _tag: "Refused" }>

const firstEvent = (
  orderId: string,
  { store }: StoreWithMenu,
  request: OrderCreate,
  { priced, ready }: Extract<Judgement, { readonly _tag: "Orderable" }>,
  at: number,
): OrderPlaced | PaymentAwaited => ({
  _tag: request.paymentType === "ADYEN" ? "PaymentAwaited" : "OrderPlaced",
  orderId,
  at,
  number: 0,
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
  pantAmount: priced.price.pantAmount,
  surchargeAmount: priced.price.surchargeAmount,
  taxAmount: priced.price.taxAmount,
  total: priced.price.customerAmount,
})
