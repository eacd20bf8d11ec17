import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import { feeCode } from "../../order/feeLine.ts"
import type { OrderCreate, OrderLine, OriginPrefix, PaymentType } from "../../order/model.ts"
import type { ValidatedPrice } from "../../price/model.ts"
import { writtenName } from "../../text/rules/writtenName.ts"
import type { Millis } from "../../time/model.ts"
import { isFuture } from "../../timing/rules/isFuture.ts"
import { writeLocal } from "../../timing/rules/writeLocal.ts"
import { cleanText } from "./cleanText.ts"
import { type Door, writeAddress } from "./writeAddress.ts"

/** How the order reaches the customer, with the data of this method. */
export type WayOut =
  | { readonly _tag: "Carryout" }
  | { readonly _tag: "Delivery"; readonly door: Door; readonly contactless: boolean }
  | { readonly _tag: "Hotspot"; readonly hotspotId: string; readonly parameters: Readonly<Record<string, string>> }

/** The validated parts of an order; building it checks nothing again. */
export interface OrderParts {
  readonly market: Market
  readonly storeId: string
  readonly way: WayOut
  /** The goods, in the order they were priced. */
  readonly lines: readonly OrderLine[]
  readonly price: ValidatedPrice
  readonly info: {
    readonly firstName: string
    readonly lastName: string
    /** E.164. */
    readonly phone: string
    readonly email: string
    readonly message: string
  }
  readonly emailOptIn: boolean
  readonly smsOptIn: boolean
  readonly useLoyalty: boolean
  readonly paymentType: PaymentType
  readonly origin: OriginPrefix
  readonly organisationId: string | null
  readonly billingNote: string
  readonly coupons: readonly string[]
  /** `null` is now. */
  readonly requestedTime: Millis | null
  readonly now: Millis
  readonly language: Language
}

const methods = { Carryout: "carryout", Delivery: "delivery", Hotspot: "hotspot" } as const
const languageCodes = { en: "EN", nb: "NB", sv: "SV" } as const

/** The order as sent (SPEC §3, order-create payload; §4.5): validated prices, the delivery fee first. */
export const buildOrder = (parts: OrderParts): OrderCreate => {
  const { info, market, now, price, requestedTime, way } = parts
  const email = cleanText(info.email)
  const message = cleanText(info.message)
  const wanted = requestedTime ?? now
  return {
    storeId: parts.storeId,
    deliveryMethod: methods[way._tag],
    paymentType: parts.paymentType,
    shippingInfo: {
      firstNames: writtenName(info.firstName),
      lastName: writtenName(info.lastName),
      phoneNumber: info.phone,
      ...(email === "" ? {} : { email }),
      ...(message === "" ? {} : { message }),
      ...(way._tag === "Delivery" ? { address: writeAddress(market, way.door, way.contactless) } : {}),
    },
    emailOptIn: parts.emailOptIn,
    smsOptIn: parts.smsOptIn,
    useLoyaltyDiscount: parts.useLoyalty,
    originOrderPrefix: parts.origin,
    totalAmountNet: price.customerAmount,
    organisationId: parts.organisationId,
    // Only a bill can carry it.
    billingNote: parts.paymentType === "B2B" ? cleanText(parts.billingNote) : "",
    coupons: parts.coupons,
    // A time that has passed is dropped: the order is for now (SPEC §4.5).
    advanceOrderTimeLocal: isFuture(wanted, now) ? writeLocal(market.timeZone, wanted) : null,
    products: [...feeLine(way, price), ...goods(parts.lines, price)],
    languageCode: languageCodes[parts.language],
    ...(way._tag === "Hotspot" ? { hotspotId: way.hotspotId, hotspotParameters: cleanAll(way.parameters) } : {}),
  }
}

/** The delivery fee as the server validated it. A zero fee has its line too: it shows that the fee was computed. */
const feeLine = (way: WayOut, price: ValidatedPrice): readonly OrderLine[] =>
  way._tag === "Carryout" ? [] : [{ codes: [feeCode], quantity: 1, unitPrice: price.surchargeAmount, ingredients: [] }]

const goods = (lines: readonly OrderLine[], price: ValidatedPrice): readonly OrderLine[] =>
  lines.map((line, index) => ({ ...line, unitPrice: price.lines[index]?.unitPrice ?? line.unitPrice }))

const cleanAll = (answers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, said]) => (said.trim() === "" ? [] : [[key, cleanText(said)]])),
  )
