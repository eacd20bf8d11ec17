import { type BadRequest, type Conflict, type NotFound, SkorpeApi, Unauthorized, Unavailable } from "@skorpe/core/api"
import { PaymentStatus } from "@skorpe/core/domain/payment"
import { Effect, type Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlError } from "effect/sql/SqlError"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { toTheEnd } from "../http/toTheEnd.ts"
import { once } from "../idempotency/once.ts"
import { orderNotFound, type OrderUnknown, ownOrder } from "../orders/readOrder.ts"
import { giveUpOrder } from "./giveUpOrder.ts"
import { beginPayment, beginSession, goOnWithPayment } from "./beginPayment.ts"
import { CardPayments } from "../cardPayments/CardPayments.ts"
import { storeNotifications } from "./notifications.ts"
import { PaymentWake } from "./PaymentWake.ts"
import { payOtherwise } from "./payOtherwise.ts"
import { readMethods, readPayment } from "./readPayment.ts"

type Told = BadRequest | Conflict | NotFound | Unavailable

const answered = <A, R>(work: Effect.Effect<A, Told | OrderUnknown | SqlError | Schema.SchemaError, R>) =>
  work.pipe(
    Effect.catchTag("OrderUnknown", () => orderNotFound),
    Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
  )

/** The payment endpoints, for callers who may read the order, and for the provider. */
export const PaymentsHandlers = HttpApiBuilder.group(SkorpeApi, "payments", (handlers) =>
  handlers.handleAll({
    methods: ({ query: { orderId }, headers }) =>
      Effect.flatMap(ownOrder(orderId, headers["order-token"]), (row) => readMethods(orderId, row)).pipe(answered),

    begin: {
      options: toTheEnd,
      handler: ({ payload: { orderId, details }, headers }) =>
        ownOrder(orderId, headers["order-token"]).pipe(
          Effect.andThen(beginPayment(orderId, details, headers["idempotency-key"])),
          answered,
        ),
    },

    goOn: {
      options: toTheEnd,
      handler: ({ payload: { orderId, details }, headers }) =>
        ownOrder(orderId, headers["order-token"]).pipe(
          Effect.andThen(goOnWithPayment(orderId, details, headers["idempotency-key"])),
          answered,
        ),
    },

    status: ({ payload: { orderId }, headers }) =>
      ownOrder(orderId, headers["order-token"]).pipe(Effect.andThen(readPayment(orderId)), answered),

    session: {
      options: toTheEnd,
      handler: ({ params: { id }, headers }) =>
        ownOrder(id, headers["order-token"]).pipe(
          Effect.andThen(beginSession(id, headers["idempotency-key"])),
          answered,
        ),
    },

    pay: {
      options: toTheEnd,
      handler: ({ params: { id }, payload, headers }) =>
        ownOrder(id, headers["order-token"]).pipe(
          Effect.andThen(
            once(
              { scope: `pay ${id}`, key: headers["idempotency-key"], body: payload, answer: PaymentStatus },
              payOtherwise(id, payload.paymentType),
            ),
          ),
          answered,
        ),
    },

    giveUp: {
      options: toTheEnd,
      handler: ({ params: { id }, headers }) =>
        ownOrder(id, headers["order-token"]).pipe(Effect.andThen(giveUpOrder(id)), answered),
    },

    notify: {
      options: toTheEnd,
      handler: Effect.fnUntraced(
        function* ({ payload }) {
          const { verify } = yield* CardPayments
          const { wake } = yield* PaymentWake
          yield* storeNotifications(yield* verify(payload))
          yield* wake
          return { notificationResponse: "[accepted]" as const }
        },
        Effect.catchTag("NotTheProvider", () =>
          Effect.flatMap(currentLanguage, (language) =>
            Effect.fail(new Unauthorized({ errors: problems(language, [1003]) })),
          ),
        ),
        Effect.catchTag("SqlError", () =>
          Effect.flatMap(currentLanguage, (language) =>
            Effect.fail(new Unavailable({ errors: problems(language, [3099]) })),
          ),
        ),
      ),
    },
  }),
)
