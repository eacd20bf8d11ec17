import { Conflict, CurrentCaller, PriceChanged, BadRequest } from "@skorpe/core/api"
import { type Language, localise } from "@skorpe/core/language"
import type { OrderCreate, OrderCreated, OrderPlaced } from "@skorpe/core/order"
import type { StoreWithMenu } from "@skorpe/core/store"
import { countDays, nameDay } from "@skorpe/core/time"
import { Effect } from "effect"
import { timingSafeEqual } from "node:crypto"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings.ts"
import { OrderNumbers } from "./OrderNumbers.ts"
import { insertOrder } from "./insertOrder.ts"
import type { Judgement } from "./judge.ts"
import { judgeOrder } from "./judgeOrder.ts"
import { findKey } from "./queries.ts"
import { digestOf, hashOf, newId, newToken } from "../secrets.ts"
import { openToken, sealToken } from "./sealedToken.ts"

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
  const language = orderLanguage(request)
  const placedAt = now()
  const judgement = yield* judgeOrder(yield* CurrentCaller, at, request, placedAt)
  if (judgement._tag === "Refused") {
    return yield* Effect.fail(new BadRequest({ errors: problems(language, judgement.codes) }))
  }
  if (judgement._tag === "PriceChanged") {
    return yield* Effect.fail(new PriceChanged({ errors: problems(language, [1002]), price: judgement.price }))
  }
  const orderId = newId()
  const trackingToken = newToken()
  const counter = { storeId: at.store.id, day: nameDay(countDays(market.timeZone, placedAt)) }
  const numbers = yield* OrderNumbers
  const number = yield* numbers.take(counter)
  const event = orderPlaced({ orderId, number, at: placedAt }, at, request, judgement)
  const wasNew = yield* insertOrder({
    event,
    storeName: at.store.name,
    startAt: judgement.ready.startAt,
    language,
    request: { ...request, shippingInfo: { ...request.shippingInfo, phoneNumber: judgement.phone } },
    tokenHash: hashOf(trackingToken),
    keyHash: hashOf(key),
    bodyHash: digestOf(request),
    sealedToken: sealToken(trackingToken, key, orderId),
  })
  if (wasNew) return { orderId, trackingToken }
  numbers.giveBack(counter, number)
  const answer = yield* repeatAnswer(key, request)
  return answer ?? (yield* Effect.die(new Error("a used key has no order")))
})

const orderPlaced = (
  identity: Pick<OrderPlaced, "orderId" | "number" | "at">,
  { store }: StoreWithMenu,
  request: OrderCreate,
  { priced, ready }: Extract<Judgement, { readonly _tag: "Orderable" }>,
): OrderPlaced => ({
  _tag: "OrderPlaced",
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
  pantAmount: priced.price.pantAmount,
  surchargeAmount: priced.price.surchargeAmount,
  taxAmount: priced.price.taxAmount,
  total: priced.price.customerAmount,
})
