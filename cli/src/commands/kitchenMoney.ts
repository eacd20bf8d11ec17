import { kroner } from "@skorpe/core/domain/money"
import { MoneyNotice, PaymentStatus, refundKey } from "@skorpe/core/domain/payment"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { askAsStaff, noStore } from "../node/askAsStaff.ts"
import { storeTime } from "../node/storeTime.ts"
import { describeMoney } from "../terminal/describeMoney.ts"
import { oneLine, plainJson } from "../terminal/oneLine.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { findRecentId } from "./kitchenOrders.ts"
import { kitchenFlags } from "./staffFlags.ts"

const encodeNotice = Schema.encodeSync(Schema.fromJsonString(MoneyNotice))
const encodeStatus = Schema.encodeSync(Schema.fromJsonString(PaymentStatus))

/** `skorpe kitchen money`: payments that staff must look at. */
export const money = Command.make(
  "money",
  {
    ...kitchenFlags,
    store: Flag.String("store").pipe(Flag.withDescription("Id or slug of a store"), Flag.optional),
  },
  Effect.fnUntraced(function* ({ json, store, ...asking }) {
    const query = Option.isSome(store) ? { storeId: store.value } : {}
    const matters = yield* askAsStaff(
      asking,
      ({ kitchenMoney: api }, headers) => api.list({ headers, query }),
      Option.isSome(store) ? noStore(store.value) : undefined,
    )
    const time = yield* storeTime(asking)
    for (const matter of matters) yield* print(json ? plainJson(encodeNotice(matter)) : describeMoney(matter, time()))
    if (!json && matters.length === 0) yield* say("No money needs a look.")
  }),
).pipe(
  Command.withDescription("List payments that need a look, oldest first; those of no known order with every store"),
)

/** `skorpe kitchen seen`: takes a matter off the list of money. */
export const seen = Command.make(
  "seen",
  {
    ...kitchenFlags,
    matter: Argument.String("ID").pipe(Argument.withDescription("Id of the matter, first on its line")),
  },
  Effect.fnUntraced(function* ({ json: _, matter: id, ...asking }) {
    yield* askAsStaff(asking, ({ kitchenMoney: api }, headers) => api.seen({ headers, params: { id } }))
  }),
).pipe(Command.withDescription("Take a matter off the list of money"))

/**
 * `skorpe kitchen refund`: gives a card payment back, whole or in part. Its idempotency key is derived from the
 * request, so the same command after a lost answer is the same refund.
 */
export const refund = Command.make(
  "refund",
  {
    ...kitchenFlags,
    order: Argument.String("ORDER").pipe(
      Argument.withDescription(
        "Order id, or the number or STORE#number of an order that is open or began in the last 24 hours",
      ),
    ),
    amount: Flag.Finite("amount").pipe(
      Flag.withDescription("Kroner to give back, such as 49 or 49.50; all that is left by default"),
      Flag.optional,
    ),
    nth: Flag.Int("nth").pipe(
      Flag.withDescription(
        "2 gives the same amount back a second time; without it the command repeats its first refund",
      ),
      Flag.withDefault(1),
    ),
  },
  Effect.fnUntraced(function* ({ json, order: wanted, amount, nth, ...asking }) {
    const wish = Option.isSome(amount) ? kroner(amount.value) : null
    if (wish !== null && !(wish > 0)) return yield* stop(2, "--amount is more than 0 kroner.")
    if (nth < 1 || nth > 999) return yield* stop(2, "--nth is 1 to 999.")
    const key = refundKey(wish, nth)
    const id = yield* findRecentId(asking, wanted)
    const status = yield* askAsStaff(asking, ({ kitchenMoney: api }, headers) =>
      api.refund({ headers: { ...headers, "idempotency-key": key }, params: { id }, payload: { amount: wish } }),
    )
    yield* print(
      json
        ? plainJson(encodeStatus(status))
        : `${oneLine(status.orderId)}  order ${status.status}, payment ${status.payment}`,
    )
  }),
).pipe(Command.withDescription("Give a card payment back, or a part of it with --amount"))
