import { SkorpeApi } from "@skorpe/core/api"
import { PaymentStatus } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { countFailures, readRefunds } from "../cardPayments/refunds.ts"
import { requireListedStore } from "../catalogue/requireStore.ts"
import { once } from "../idempotency/once.ts"
import { orderNotFound, readTracking } from "../orders/readOrder.ts"
import { requireStaff } from "../staff/requireStaff.ts"
import { readMoney, refund, seeMoney } from "./money.ts"

/** The endpoints for payments to check, which require the staff key. */
export const KitchenMoneyHandlers = HttpApiBuilder.group(SkorpeApi, "kitchenMoney", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(
      function* ({ headers, query }) {
        yield* requireStaff(headers["staff-key"])
        if (query.storeId === undefined) return yield* readMoney(null)
        return yield* readMoney((yield* requireListedStore(query.storeId)).store.id)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    seen: Effect.fnUntraced(
      function* ({ headers, params }) {
        yield* requireStaff(headers["staff-key"])
        if (!(yield* seeMoney(params.id))) return yield* orderNotFound
      },
      Effect.catchTag("SqlError", Effect.die),
    ),
    refunds: Effect.fnUntraced(
      function* ({ headers, params: { id } }) {
        yield* requireStaff(headers["staff-key"])
        yield* readTracking(id)
        return yield* readRefunds(id)
      },
      Effect.catchTag("OrderUnknown", () => orderNotFound),
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    refund: Effect.fnUntraced(
      function* ({ headers, params: { id }, payload }) {
        yield* requireStaff(headers["staff-key"])
        const key = headers["idempotency-key"]
        // A failed refund is not the answer to the next press: the same request then asks the provider again.
        const failures = yield* countFailures(id, key)
        const scope = failures === 0 ? `refund ${id}` : `refund ${id} after ${failures} that failed`
        return yield* once(
          { scope, key, body: payload, answer: PaymentStatus },
          refund(id, payload.amount, { key, failures }),
        )
      },
      Effect.catchTag("OrderUnknown", () => orderNotFound),
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
