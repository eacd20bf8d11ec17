import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { orderTokenHeader } from "../api/headers.ts"
import { paths } from "../api/paths.ts"
import type { Attempt } from "../domain/device/model.ts"
import { Order, OrderCreate, OrderCreated } from "../domain/order/model.ts"
import { CodeToJudge, JudgedCode } from "../domain/price/codeToJudge.ts"
import { PriceRequest, ValidatedPrice } from "../domain/price/model.ts"
import { callApi } from "./callApi.ts"
import { followOrder } from "./followOrder.ts"
import { keepToken, tokenOf } from "./orderTokens.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"

type OrderCalls = "ValidatePrice" | "JudgeCode" | "PlaceOrder" | "LoadOrder" | "FollowOrder"

const encodePriceRequest = Schema.encodeSync(PriceRequest)
const encodeCode = Schema.encodeSync(CodeToJudge)
const encodeOrder = Schema.encodeSync(OrderCreate)

/** A chart that calls without a request has a bug: the call fails as a defect. */
const defect = Effect.fail(ApiFailure.make({ _tag: "Defect" }))

/** Prices a cart, places an order and follows it (SPEC §7.2). */
export const makeOrderServices = ({ get, post, fresh }: Requests): CallServices<OrderCalls> => {
  const place = Effect.fnUntraced(function* ({ key, order }: Attempt) {
    const request = post(pathTo(paths.orders.create), encodeOrder(order), { "idempotency-key": key })
    const { orderId, trackingToken } = yield* callApi(request, OrderCreated)
    yield* keepToken(orderId, trackingToken)
    return { orderId }
  })
  const load = Effect.fnUntraced(function* (orderId: string) {
    const token = yield* tokenOf(orderId)
    return yield* callApi(get(pathTo(paths.orders.read, { id: orderId }), { [orderTokenHeader]: token }), Order)
  })
  return {
    ValidatePrice: ({ request }) =>
      request === null
        ? defect
        : fresh(callApi(post(pathTo(paths.orders.price), encodePriceRequest(request)), ValidatedPrice)),
    JudgeCode: ({ asked }) => fresh(callApi(post(pathTo(paths.orders.coupon), encodeCode(asked)), JudgedCode)),
    PlaceOrder: ({ attempt }) => (attempt === null ? defect : fresh(place(attempt))),
    LoadOrder: ({ orderId }) => fresh(load(orderId)),
    FollowOrder: (call, news) => fresh(followOrder(call, news)),
  }
}
