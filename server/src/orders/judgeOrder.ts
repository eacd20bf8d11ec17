import type { Caller } from "@skorpe/core/domain/account"
import type { OrderCreate } from "@skorpe/core/domain/order"
import { readPhone } from "@skorpe/core/domain/phone"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { findDoor } from "../catalogue/findDoor.ts"
import { askedFacts } from "../prices/askedFacts.ts"
import { Settings } from "../settings/Settings.ts"
import { judge } from "./judge.ts"
import { type Proof, proofOf } from "./proofOf.ts"

const unproven: Proof = { isProven: false, phone: null }

/** Judges a caller's order, with the proof of their number and their address's position. Stores nothing. */
export const judgeOrder = Effect.fnUntraced(function* (
  caller: Caller,
  at: StoreWithMenu,
  request: OrderCreate,
  now: Millis,
) {
  const { market } = yield* Settings
  const { coupons, organisationId, deliveryMethod, shippingInfo } = request
  const phone = readPhone(shippingInfo.phoneNumber, market)
  const proof = phone._tag === "Phone" ? yield* proofOf(caller, phone.e164) : unproven
  const asked = yield* askedFacts({ caller, coupons, organisationId, phone: proof.phone })
  const { address } = shippingInfo
  const place = deliveryMethod === "delivery" && address !== undefined ? yield* findDoor(address) : null
  const usualWait = (yield* Catalogue).find(at.store.id)?.store.waitMinutes
  const facts = { asked, place, isProven: proof.isProven, usualWait }
  return { judgement: judge(market, at, request, now, facts), proof, place }
})
