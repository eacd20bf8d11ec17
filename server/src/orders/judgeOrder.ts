import type { Caller } from "@skorpe/core/account"
import type { OrderCreate } from "@skorpe/core/order"
import { readPhone } from "@skorpe/core/phone"
import type { StoreWithMenu } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import { Effect } from "effect"
import { askedFacts } from "../prices/askedFacts.ts"
import { Settings } from "../settings.ts"
import { judge } from "./judge.ts"

/** Judges a caller's order with the very facts that `POST /order/price` goes by; nothing is stored. */
export const judgeOrder = Effect.fnUntraced(function* (
  caller: Caller,
  at: StoreWithMenu,
  request: OrderCreate,
  now: Millis,
) {
  const { market } = yield* Settings
  const { coupons, organisationId } = request
  const phone = readPhone(request.shippingInfo.phoneNumber, market)
  const facts = yield* askedFacts({
    caller,
    coupons,
    organisationId,
    phone: phone._tag === "Phone" ? phone.e164 : null,
  })
  return judge(market, at, request, now, facts)
})
