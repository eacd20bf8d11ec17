import type { CartView } from "../../cart/view.ts"
import type { Market } from "../../../domain/market/model.ts"
import type { PaymentType } from "../../../domain/order/model.ts"
import type { Store, StoreStatus } from "../../../domain/store/model.ts"
import { isInsideArea } from "../../../domain/price/rules/isInsideArea.ts"
import { isOpenNow } from "../../../domain/store/rules/isOpenNow.ts"
import { judgeParameters, parameterCodes } from "../../../domain/store/rules/judgeParameters.ts"
import type { Millis } from "../../../domain/time/model.ts"
import { blockLargeOrder } from "../../../domain/timing/rules/blockLargeOrder.ts"
import { countPizzas } from "../../../domain/timing/rules/countPizzas.ts"
import { delayOf } from "../../../domain/timing/rules/delayOf.ts"
import { exceedsLimit } from "../../../domain/timing/rules/exceedsLimit.ts"
import { judgeLargeOrder } from "../../../domain/timing/rules/judgeLargeOrder.ts"
import { settleTime } from "../../../domain/timing/rules/settleTime.ts"
import type { AccountView } from "../../account/view.ts"
import type { ValidationView } from "../../validation/actor.ts"
import type { Block } from "../../../domain/checkout/block.ts"

/** Everything that decides whether a cart can be ordered; the rule reads nothing else. */
export interface BlockParts {
  readonly market: Market
  readonly cart: CartView
  readonly validation: ValidationView
  /** The cart's store; `null` while it is not loaded, which leaves its rules to the server. */
  readonly store: Store | null
  /** Its live status, which the time picker uses too; `null` while it is unknown. */
  readonly status: StoreStatus | null
  readonly organisationId: string | null
  readonly account: AccountView
  readonly paymentType: PaymentType
  readonly offered: readonly PaymentType[]
  readonly now: Millis
}

/** All reasons that block an order now, most important first; the server applies the same rules again (SPEC §5). */
export const findBlocks = (parts: BlockParts): readonly Block[] => {
  if (parts.cart.totalCount === 0) return [{ _tag: "EmptyCart" }]
  // The server would refuse the price and the order for the same reason, whatever else is put right.
  if (parts.account._tag === "NotAMember") return [{ _tag: "NotAMember" }]
  return [
    ...blocksOfSize(parts),
    ...blocksOfWay(parts),
    ...blocksOfTime(parts),
    ...blocksOfPrice(parts),
    ...(parts.offered.includes(parts.paymentType) ? [] : [{ _tag: "PaymentNotOffered" } as const]),
  ]
}

const blocksOfSize = ({ cart, market, now, store }: BlockParts): readonly Block[] => {
  const { requestedTime } = cart.shipping
  const large = blockLargeOrder(judgeLargeOrder(market, countPizzas(cart.lines), requestedTime, now))
  return [
    ...(large === "manual" ? [{ _tag: "ManualOrder", storePhone: store?.phone ?? null } as const] : []),
    ...(large === "otherDay" ? [{ _tag: "OtherDay" } as const] : []),
    ...(store && exceedsLimit(cart.lines, store.quantityLimit)
      ? [{ _tag: "QuantityLimit", most: store.quantityLimit } as const]
      : []),
  ]
}

const blocksOfWay = ({ cart: { shipping }, store, organisationId }: BlockParts): readonly Block[] => {
  switch (shipping.method) {
    case "carryout":
      return []
    case "delivery": {
      if (organisationId !== null) return [{ _tag: "OrganisationDelivery" }]
      if (store && store.deliveryArea.length === 0) return [{ _tag: "DeliveryNotOffered" }]
      if (shipping.address === null) return [{ _tag: "AddressMissing" }]
      return store && !isInsideArea(store.deliveryArea, shipping.address.position) ? [{ _tag: "AddressOutside" }] : []
    }
    case "hotspot": {
      const { hotspot } = shipping
      const known = store?.hotspots.find(({ id }) => id === hotspot?.id)
      if (hotspot === null || (store && !known)) return [{ _tag: "HotspotMissing" }]
      const faults = known ? judgeParameters(known, hotspot.parameters) : {}
      const [code] = parameterCodes(faults)
      return code === undefined ? [] : [{ _tag: "HotspotAnswers", faults, code }]
    }
  }
}

const blocksOfTime = ({ cart: { shipping }, market, store, status, now }: BlockParts): readonly Block[] => {
  if (!store) return []
  const delay = delayOf(store, status, shipping.method)
  const settled = settleTime(market.timeZone, store, shipping.requestedTime, now, delay)
  switch (settled._tag) {
    case "At":
      return []
    case "Now":
      return isOpenNow(market.timeZone, store, status, now) ? [] : [{ _tag: "StoreClosed" }]
    case "NotThen":
      return [{ _tag: settled.code === 3023 ? "StoreClosed" : "TimeNotOffered" }]
  }
}

const blocksOfPrice = ({ validation }: BlockParts): readonly Block[] => {
  const { minimum, left } = validation
  const below: readonly Block[] = left > 0 ? [{ _tag: "BelowMinimum", minimum, missing: left }] : []
  if (validation._tag === "Confirmed") return below
  if (validation._tag !== "Refused") return [...below, { _tag: "PriceUnconfirmed" }]
  return [...below, { _tag: "PriceRefused", problems: validation.problems }]
}
