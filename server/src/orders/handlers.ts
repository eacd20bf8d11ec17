import {
  BadRequest,
  CurrentCaller,
  CurrentCustomer,
  NotFound,
  PriceChanged,
  readPaging,
  SkorpeApi,
  Unavailable,
} from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireStore } from "../catalogue/requireStore.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { askedFacts } from "../prices/askedFacts.ts"
import { quote } from "../prices/quote.ts"
import { Settings } from "../settings.ts"
import { listOrders } from "./listOrders.ts"
import { orderLanguage, placeOrder, repeatAnswer } from "./placeOrder.ts"
import { nobodysOrder, ownOrder, readOrder, readTracking } from "./readOrder.ts"
import { trackingStream } from "./trackingStream.ts"

const brokenStorage = (language: Parameters<typeof problems>[0]) => () =>
  Effect.fail(new Unavailable({ errors: problems(language, [3099]) }))

const isRefusal = (problem: unknown): problem is BadRequest | NotFound | PriceChanged =>
  problem instanceof BadRequest || problem instanceof NotFound || problem instanceof PriceChanged

/** Answers prices, orders and their tracking. */
export const OrdersHandlers = HttpApiBuilder.group(SkorpeApi, "orders", (handlers) =>
  handlers.handleAll({
    price: Effect.fnUntraced(
      function* ({ payload }) {
        const { market, now } = yield* Settings
        const { coupons, organisationId, cart } = payload
        const store = yield* requireStore(cart.storeId)
        const facts = yield* askedFacts({ caller: yield* CurrentCaller, coupons, organisationId, phone: null })
        const outcome = quote(market, store, payload, now(), facts)
        if (outcome._tag === "Priced") return outcome.price
        return yield* Effect.fail(
          new BadRequest({ errors: problems(yield* currentLanguage, outcome.codes, outcome.against) }),
        )
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),

    create: ({ payload, headers: { "idempotency-key": key } }) =>
      Effect.flatMap(requireStore(payload.storeId), (store) => placeOrder(key, payload, store)).pipe(
        // A repeat gets its first answer even when the order could not be placed any more.
        Effect.catchIf(isRefusal, (refusal) =>
          Effect.flatMap(repeatAnswer(key, payload), (earlier) =>
            earlier === null ? Effect.fail(refusal) : Effect.succeed(earlier),
          ),
        ),
        Effect.catchTag("SqlError", brokenStorage(orderLanguage(payload))),
        Effect.catchTag("SchemaError", Effect.die),
      ),

    list: Effect.fnUntraced(
      function* ({ query }) {
        const { customerId } = yield* CurrentCustomer
        return yield* listOrders({ _tag: "OfCustomer", customerId }, readPaging(query))
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),

    read: ({ params, headers }) =>
      readOrder(params.id, headers["order-token"]).pipe(
        Effect.catchTag("OrderUnknown", () => nobodysOrder),
        Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
      ),

    track: Effect.fnUntraced(
      function* ({ params, headers, request }) {
        const { id } = yield* ownOrder(params.id, headers["order-token"])
        if (!(request.headers["accept"] ?? "").includes("text/event-stream")) return (yield* readTracking(id)).tracking
        const last = headers["last-event-id"]
        if (last === undefined) return yield* trackingStream(id, null)
        if (/^\d{1,9}$/.test(last)) return yield* trackingStream(id, Number(last))
        return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [1002]) }))
      },
      Effect.catchTag("OrderUnknown", () => nobodysOrder),
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
