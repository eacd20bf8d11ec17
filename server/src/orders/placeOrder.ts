import { customerOf } from "@skorpe/core/domain/account"
import { BadRequest, Conflict, CurrentCaller, OrderedAlready, PriceChanged } from "@skorpe/core/api"
import { type Language, localise } from "@skorpe/core/domain/language"
import {
  type OrderCreate,
  type OrderCreated,
  type OrderPlaced,
  type PaymentAwaited,
  type StoreLimit,
  wordsOfLine,
} from "@skorpe/core/domain/order"
import type { ValidatedPrice } from "@skorpe/core/domain/price"
import type { Position, StoreWithMenu } from "@skorpe/core/domain/store"
import { dayAt } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { timingSafeEqual } from "node:crypto"
import { problems, type RefusedAbout } from "../http/problems.ts"
import { isKnownSender, isSameSender, senderOf } from "../idempotency/sender.ts"
import { digestOf, hashOf, newId, newToken } from "../secrets/secrets.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import type { Judgement } from "./judge.ts"
import { judgeOrder } from "./judgeOrder.ts"
import { limitProblem } from "./limitProblem.ts"
import { obstacleOf } from "./obstacleOf.ts"
import { OrderNumbers } from "./OrderNumbers.ts"
import { findKey } from "./queries.ts"
import type { Claim } from "../reservations/reservation.ts"
import { openToken, sealToken } from "./sealedToken.ts"
import { whatItOwes } from "./whatItOwes.ts"
import { writeOrder } from "./writeOrder.ts"

const languages: Readonly<Record<OrderCreate["languageCode"], Language>> = { EN: "en", NB: "nb", SV: "sv" }

/** The language of the order and of its errors. */
export const orderLanguage = (request: OrderCreate): Language => languages[request.languageCode]

/**
 * A keyed digest of an order's body: without a key, whoever knows or guesses the rest could search for name and number.
 */
const bodyHashOf = (request: OrderCreate) =>
  Effect.map(ServerSecret, ({ keyed }) => keyed("order", digestOf(request).toString("hex")))

/**
 * The first response to a used idempotency key: the same order for the same body from the same sender, otherwise 1006;
 * its sender then learns which order the key has made. `null` for a new key.
 */
export const repeatAnswer = Effect.fnUntraced(function* (key: string, request: OrderCreate) {
  const earlier = yield* findKey(hashOf(key))
  if (earlier === undefined) return null
  const { orderId, sealedToken } = earlier
  const sender = yield* senderOf(yield* CurrentCaller)
  // Rows that earlier servers stored have the plain digest.
  const isRepeat = [yield* bodyHashOf(request), digestOf(request)].some((one) => timingSafeEqual(one, earlier.bodyHash))
  const ordered: OrderCreated = { orderId, trackingToken: openToken(sealedToken, key, orderId) }
  if (isRepeat && isSameSender(earlier, sender)) return ordered
  const errors = problems(orderLanguage(request), [1006])
  return yield* Effect.fail(
    isKnownSender(earlier, sender) ? new OrderedAlready({ errors, ordered }) : new Conflict({ errors }),
  )
})

/** Places an order at a store; returns its id and tracking token. A refused order stores nothing. */
export const placeOrder = Effect.fnUntraced(function* (key: string, request: OrderCreate, at: StoreWithMenu) {
  const { market, now } = yield* Settings
  const caller = yield* CurrentCaller
  const language = orderLanguage(request)
  const refuse = (...reasons: [readonly [number, ...number[]], RefusedAbout?]) =>
    Effect.fail(new BadRequest({ errors: problems(language, ...reasons) }))
  const stop = (limit: StoreLimit) =>
    Effect.flatMap(limitProblem(limit, language), (errors) => Effect.fail(new BadRequest({ errors })))
  const placedAt = now()
  const { judgement, proof, place } = yield* judgeOrder(caller, at, request, placedAt)
  if (judgement._tag === "Refused") return yield* refuse(judgement.codes, judgement)
  const obstacle = yield* obstacleOf(caller, request, judgement, placedAt)
  if (obstacle !== null) return yield* refuse([obstacle])
  if (judgement._tag === "PriceChanged") {
    return yield* Effect.fail(new PriceChanged({ errors: problems(language, [1002]), price: judgement.price }))
  }
  const { phone } = judgement
  const owing = yield* whatItOwes({
    paymentType: request.paymentType,
    total: judgement.priced.price.customerAmount,
    isProven: proof.isProven,
    phone,
    at: placedAt,
  })
  if (owing._tag === "Stopped") return yield* stop(owing.limit)
  const orderId = newId()
  const trackingToken = newToken()
  const counter = { storeId: at.store.id, day: dayAt(market.timeZone, judgement.ready.readyAt) }
  const numbers = yield* OrderNumbers
  const number = yield* numbers.take(counter)
  const written = yield* writeOrder(
    {
      event: firstEvent({ orderId, number, at: placedAt }, at, request, judgement),
      customerId: customerOf(caller),
      storeName: at.store.name,
      startAt: judgement.ready.startAt,
      language,
      request: { ...request, shippingInfo: shippingTo(request.shippingInfo, phone, place) },
      tokenHash: hashOf(trackingToken),
      keyHash: hashOf(key),
      sender: yield* senderOf(caller),
      owed: owing.owed,
      bodyHash: yield* bodyHashOf(request),
      sealedToken: sealToken(trackingToken, key, orderId),
    },
    claimOf({ orderId, caller, phone: proof.phone, at: placedAt }, request, judgement.priced.price),
  )
  if (written._tag === "Written") return { orderId, trackingToken }
  numbers.giveBack(counter, number)
  if (written._tag === "NothingLeft") return yield* refuse([written.code])
  if (written._tag === "OwesTooMuch") return yield* stop(written.limit)
  const answer = yield* repeatAnswer(key, request)
  return answer ?? (yield* Effect.die(new Error("a used key has no order")))
})

/** The recipient as stored: the number in full, and the address as the register has it. */
const shippingTo = (info: OrderCreate["shippingInfo"], phoneNumber: string, place: Position | null) => ({
  ...info,
  phoneNumber,
  ...(info.address === undefined || place === null ? {} : { address: { ...info.address, position: place } }),
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
  { store, menu }: StoreWithMenu,
  request: OrderCreate,
  { priced, ready }: Extract<Judgement, { readonly _tag: "Orderable" }>,
): OrderPlaced | PaymentAwaited => ({
  // An order to be paid by card reaches the store once it is paid.
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
    words: wordsOfLine(menu, { codes, ingredients }),
  })),
  adjustmentAmount: priced.price.adjustmentAmount,
  pantAmount: priced.price.pantAmount,
  surchargeAmount: priced.price.surchargeAmount,
  taxAmount: priced.price.taxAmount,
  taxes: priced.taxes,
  total: priced.price.customerAmount,
  ...(priced.price.validCoupons.length === 0 ? {} : { coupons: priced.price.validCoupons }),
  ...(request.hotspotId === undefined ? {} : { hotspotId: request.hotspotId }),
})
