import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { orderTokenHeader } from "../api/headers.ts"
import { paths } from "../api/paths.ts"
import { isKeyReused } from "../api/refusal.ts"
import type { Attempt } from "../domain/device/model.ts"
import { OrderHistory } from "../domain/order/history.ts"
import { OrganisationOrders } from "../domain/organisation/wire.ts"
import { Order, OrderCreate, OrderCreated } from "../domain/order/model.ts"
import { CodeToJudge, JudgedCode } from "../domain/price/codeToJudge.ts"
import { PriceRequest, ValidatedPrice } from "../domain/price/model.ts"
import type { Sealed } from "../vault/model.ts"
import { openSecret } from "../vault/vault.ts"
import { callApi } from "./callApi.ts"
import { failureOf } from "./failureOf.ts"
import { followOrder } from "./followOrder.ts"
import { customerHere, keepToken, tokenOf } from "./orderTokens.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { HttpAnswer } from "./transport.ts"
import { type LinkHanding, shareOrder } from "./shareOrder.ts"
import type { CallServices } from "./serviceNeeds.ts"

type OrderCalls =
  | "ValidatePrice"
  | "JudgeCode"
  | "PlaceOrder"
  | "LoadOrder"
  | "LoadOrders"
  | "FollowOrder"
  | "ShareOrder"

const ordersPerPage = 10

const encodePriceRequest = Schema.encodeSync(PriceRequest)
const encodeCode = Schema.encodeSync(CodeToJudge)
const encodeOrder = Schema.encodeSync(OrderCreate)

/** A chart that calls without a request has a bug: the call fails as a defect. */
const defect = Effect.fail(ApiFailure.make({ _tag: "Defect" }))

const isUnknown = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status === 404

const decodeOrdered = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Struct({ ordered: OrderCreated })))

/** Why no order was placed. If another tab has ordered this cart, that order's token is stored on the device. */
const notOrdered = (customerId: string | null) =>
  Effect.fnUntraced(function* (answer: HttpAnswer) {
    const failure = yield* failureOf(answer)
    const body = yield* Effect.orElseSucceed(decodeOrdered(answer.text), () => null)
    if (body === null || !isKeyReused(failure)) return failure
    const { orderId, trackingToken } = body.ordered
    yield* keepToken(orderId, trackingToken, customerId)
    return ApiFailure.make({ ...failure, ordered: orderId })
  })

/** Prices a cart, places an order and follows it (SPEC §7.2). */
export const makeOrderServices = ({ get, post, fresh }: Requests, handing: LinkHanding): CallServices<OrderCalls> => {
  const place = Effect.fnUntraced(function* ({ key, order }: Attempt) {
    const request = post(pathTo(paths.orders.create), encodeOrder(order), { "idempotency-key": key })
    const customerId = yield* customerHere
    const { orderId, trackingToken } = yield* callApi(request, OrderCreated, notOrdered(customerId))
    yield* keepToken(orderId, trackingToken, customerId)
    return { orderId }
  })
  const read = (orderId: string, token: string) =>
    callApi(get(pathTo(paths.orders.read, { id: orderId }), { [orderTokenHeader]: token }), Order)
  const load = Effect.fnUntraced(function* (orderId: string) {
    return yield* read(orderId, yield* tokenOf(orderId))
  })
  /** Uses the link's token if the device's own opens nothing, so that a forged link never replaces a valid token. */
  const loadByLink = Effect.fnUntraced(function* (orderId: string, link: Sealed) {
    const own = yield* tokenOf(orderId)
    const secret = yield* openSecret(link).pipe(Effect.orElseSucceed(() => own))
    if (own === secret) return yield* read(orderId, own)
    const customerId = yield* customerHere
    const byLink = Effect.tap(read(orderId, secret), () => keepToken(orderId, secret, customerId))
    if (own === "") return yield* byLink
    return yield* Effect.catchIf(read(orderId, own), isUnknown, () => byLink)
  })
  return {
    ValidatePrice: ({ request }) =>
      request === null
        ? defect
        : fresh(callApi(post(pathTo(paths.orders.price), encodePriceRequest(request)), ValidatedPrice)),
    JudgeCode: ({ asked }) => fresh(callApi(post(pathTo(paths.orders.coupon), encodeCode(asked)), JudgedCode)),
    PlaceOrder: ({ attempt }) => (attempt === null ? defect : fresh(place(attempt))),
    LoadOrder: ({ orderId, link }) => fresh(link === undefined ? load(orderId) : loadByLink(orderId, link)),
    LoadOrders: ({ skip, organisationId }) => {
      const query = `?skip=${skip}&limit=${ordersPerPage}`
      return organisationId === null
        ? fresh(callApi(get(pathTo(paths.orders.list) + query), OrderHistory))
        : fresh(callApi(get(pathTo(paths.organisations.orders, { id: organisationId }) + query), OrganisationOrders))
    },
    ShareOrder: ({ orderId }) => shareOrder(orderId, handing),
    FollowOrder: (call, news) => fresh(followOrder(call, news)),
  }
}
