import {
  BadRequest,
  CurrentCaller,
  CurrentCustomer,
  NotFound,
  PriceChanged,
  readPaging,
  SkorpeApi,
  Unauthorized,
  Unavailable,
} from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { needSessionFor } from "../accounts/callers.ts"
import { requireStore } from "../catalogue/requireStore.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { refuse } from "../http/refuse.ts"
import { giveDeviceCookie } from "../idempotency/sender.ts"
import { askedFacts } from "../prices/askedFacts.ts"
import { toTheEnd } from "../http/toTheEnd.ts"
import { judgeEntered } from "../prices/judgeEntered.ts"
import { quote } from "../prices/quote.ts"
import { Settings } from "../settings/Settings.ts"
import { listOrders } from "./listOrders.ts"
import { orderLanguage, placeOrder, repeatAnswer } from "./placeOrder.ts"
import { foldOrder, orderNotFound, ownOrder, readOrder } from "./readOrder.ts"
import { trackingStream } from "./trackingStream.ts"

const brokenStorage = (language: Parameters<typeof problems>[0]) => () =>
  Effect.fail(new Unavailable({ errors: problems(language, [3099]) }))

const isRefusal = (problem: unknown): problem is BadRequest | NotFound | PriceChanged | Unauthorized =>
  problem instanceof BadRequest ||
  problem instanceof NotFound ||
  problem instanceof PriceChanged ||
  problem instanceof Unauthorized

/** The endpoints of prices, orders and tracking. */
export const OrdersHandlers = HttpApiBuilder.group(SkorpeApi, "orders", (handlers) =>
  handlers.handleAll({
    price: Effect.fnUntraced(
      function* ({ payload }) {
        const { market, now } = yield* Settings
        yield* giveDeviceCookie
        const { coupons, organisationId, cart } = payload
        yield* needSessionFor(organisationId)
        const store = yield* requireStore(cart.storeId)
        const facts = yield* askedFacts({ caller: yield* CurrentCaller, coupons, organisationId, phone: null })
        const outcome = quote(market, store, payload, now(), facts)
        if (outcome._tag === "Priced") return outcome.price
        return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, outcome.codes, outcome) }))
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),

    coupon: Effect.fnUntraced(
      function* ({ payload }) {
        const { market, now } = yield* Settings
        const { code, coupons, organisationId, cart } = payload
        yield* needSessionFor(organisationId)
        const store = cart === null ? null : yield* requireStore(cart.storeId)
        const asked = [code, ...coupons]
        const facts = yield* askedFacts({ caller: yield* CurrentCaller, coupons: asked, organisationId, phone: null })
        if (facts._tag === "Refused") return yield* refuse.badRequest(facts.codes[0])
        const verdict = judgeEntered(market, store, payload, now(), facts)
        if (verdict._tag === "Counts") return { code: verdict.coupon.code }
        return yield* Effect.fail(
          new BadRequest({ errors: problems(yield* currentLanguage, [verdict.code], { against: [verdict] }) }),
        )
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),

    create: {
      options: toTheEnd,
      handler: ({ payload, headers: { "idempotency-key": key } }) =>
        Effect.andThen(giveDeviceCookie, requireStore(payload.storeId)).pipe(
          Effect.tap(() => needSessionFor(payload.organisationId)),
          Effect.flatMap((store) => placeOrder(key, payload, store)),
          // A repeat gets the first response, even if the order could not be placed now.
          Effect.catchIf(isRefusal, (refusal) =>
            Effect.flatMap(repeatAnswer(key, payload), (earlier) =>
              earlier === null ? Effect.fail(refusal) : Effect.succeed(earlier),
            ),
          ),
          Effect.catchTag("SqlError", brokenStorage(orderLanguage(payload))),
          Effect.catchTag("SchemaError", Effect.die),
        ),
    },

    list: Effect.fnUntraced(
      function* ({ query }) {
        const { customerId } = yield* CurrentCustomer
        return yield* listOrders({ _tag: "OfCustomer", customerId }, readPaging(query))
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),

    read: ({ params, headers }) =>
      readOrder(params.id, headers["order-token"]).pipe(
        Effect.catchTag("OrderUnknown", () => orderNotFound),
        Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
      ),

    track: Effect.fnUntraced(
      function* ({ params, headers, request }) {
        const { id, events } = yield* ownOrder(params.id, headers["order-token"])
        if (!(request.headers["accept"] ?? "").includes("text/event-stream"))
          return (yield* foldOrder(id, events)).tracking
        const last = headers["last-event-id"]
        if (last === undefined) return yield* trackingStream(id, null)
        if (/^\d{1,9}$/.test(last)) return yield* trackingStream(id, Number(last))
        return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [1002]) }))
      },
      Effect.catchTag("OrderUnknown", () => orderNotFound),
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
