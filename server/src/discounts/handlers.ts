import { customerOf } from "@skorpe/core/domain/account"
import { CurrentCaller, CurrentCustomer, SkorpeApi } from "@skorpe/core/api"
import { Discount, Recruited } from "@skorpe/core/domain/discount"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { once } from "../idempotency/once.ts"
import { linkCode } from "./linkCode.ts"
import { listDiscounts } from "./listDiscounts.ts"
import { readDiscount } from "./readDiscount.ts"
import { recruit } from "./recruit.ts"

/** The endpoints of customers' discounts and referrals. */
export const DiscountsHandlers = HttpApiBuilder.group(SkorpeApi, "discounts", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(
      function* ({ query }) {
        return yield* listDiscounts((yield* CurrentCustomer).customerId, query.organisationId)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    read: Effect.fnUntraced(
      function* ({ params }) {
        return yield* readDiscount(customerOf(yield* CurrentCaller), params.code)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    link: Effect.fnUntraced(
      function* ({ headers: { "idempotency-key": key }, payload }) {
        const { customerId } = yield* CurrentCustomer
        const scope = `${customerId} links a code`
        return yield* once({ scope, key, body: payload, answer: Discount }, linkCode(customerId, payload.code))
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    recruit: Effect.fnUntraced(
      function* ({ headers: { "idempotency-key": key }, payload }) {
        const { customerId } = yield* CurrentCustomer
        const scope = `${customerId} recruits`
        return yield* once({ scope, key, body: payload, answer: Recruited }, recruit(customerId, payload))
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
