import type { CartView } from "../../cart/view.ts"
import type { Language } from "../../language/model.ts"
import type { OrderCreate, OriginPrefix } from "../../order/model.ts"
import type { ValidatedPrice } from "../../price/model.ts"
import type { CheckoutFields } from "../model.ts"

const languageCodes = { en: "EN", nb: "NB", sv: "SV" } as const

/** What was typed, without what cannot be written down: control characters and halves of surrogate pairs. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim()

interface OrderParts {
  readonly cart: CartView
  readonly price: ValidatedPrice
  readonly fields: CheckoutFields
  /** E.164. */
  readonly phone: string
  readonly language: Language
  readonly origin: OriginPrefix
}

/** The order as it is sent: collected, now, paid in the store (SPEC §3, order-create payload; §4.5). */
export const buildOrder = ({ cart, price, fields, phone, language, origin }: OrderParts): OrderCreate => ({
  storeId: cart.storeId,
  deliveryMethod: cart.shipping.method,
  paymentType: "INSTORE",
  shippingInfo: {
    firstName: clean(fields.firstName),
    lastName: clean(fields.lastName),
    phone,
    ...(clean(fields.email) === "" ? {} : { email: clean(fields.email) }),
    ...(clean(fields.message) === "" ? {} : { message: clean(fields.message) }),
  },
  emailOptIn: false,
  smsOptIn: false,
  useLoyaltyDiscount: false,
  originOrderPrefix: origin,
  totalAmountNet: price.customerAmount,
  organisationId: null,
  billingNote: "",
  coupons: [],
  advanceOrderTimeLocal: null,
  products: cart.orderLines.map((line, index) => ({
    ...line,
    unitPrice: price.lines[index]?.unitPrice ?? line.unitPrice,
  })),
  languageCode: languageCodes[language],
})
