import type { MarketId } from "@skorpe/core/domain/market"

/** A cart and the other inputs of `POST /order/price`. The server ignores amounts in it. */
export interface CartAsked {
  readonly storeId?: string
  readonly method?: "carryout" | "delivery" | "hotspot"
  readonly at?: string | null
  readonly products?: readonly (readonly [codes: readonly string[], quantity: number])[]
  readonly coupons?: readonly string[]
  readonly organisationId?: string
  readonly usesPoints?: boolean
  readonly hotspotId?: string
}

/** A large margherita, 269 kr in Norway and 239 in Sweden, at each market's first store, which never closes. */
const store: Readonly<Record<MarketId, string>> = { no: "101", se: "201" }

const line = ([codes, quantity]: readonly [readonly string[], number]) => ({
  codes,
  quantity,
  unitPrice: 1,
  ingredients: [],
})

/** The body of a price request; one large margherita by default. */
export const cartOf = (market: MarketId, asked: CartAsked = {}) => ({
  cart: {
    storeId: asked.storeId ?? store[market],
    deliveryMethod: asked.method ?? "carryout",
    requestedTime: asked.at ?? null,
    products: (asked.products ?? [[["MARG_AM40"], 1]]).map(line),
  },
  coupons: asked.coupons ?? [],
  organisationId: asked.organisationId ?? null,
  totalAmount: 1,
  isLoyaltyOrder: asked.usesPoints ?? false,
  ...(asked.hotspotId === undefined ? {} : { hotspotId: asked.hotspotId }),
})

/** The parts of a price that an order agrees to. */
interface AgreedPrice {
  readonly customerAmount: number
  readonly surchargeAmount: number
  readonly lines: readonly { readonly unitPrice: number }[]
}

/** The body of a guest's order of the same cart at `price`; `more` adds or replaces fields. */
export const orderOf = (market: MarketId, asked: CartAsked, price: AgreedPrice, more: object = {}) => ({
  storeId: asked.storeId ?? store[market],
  deliveryMethod: asked.method ?? "carryout",
  paymentType: "INSTORE",
  shippingInfo: {
    firstNames: "Kunde",
    lastName: "1",
    phoneNumber: market === "no" ? "+4740000099" : "+46701740699",
  },
  emailOptIn: false,
  smsOptIn: false,
  useLoyaltyDiscount: asked.usesPoints ?? false,
  originOrderPrefix: "web",
  totalAmountNet: price.customerAmount,
  organisationId: asked.organisationId ?? null,
  billingNote: "",
  coupons: asked.coupons ?? [],
  advanceOrderTimeLocal: asked.at ?? null,
  products: [
    ...(asked.method === undefined || asked.method === "carryout"
      ? []
      : [{ codes: ["DLVRYFEE"], quantity: 1, unitPrice: price.surchargeAmount, ingredients: [] }]),
    ...(asked.products ?? [[["MARG_AM40"], 1]]).map((one, index) => ({
      ...line(one),
      unitPrice: price.lines[index]?.unitPrice ?? 1,
    })),
  ],
  languageCode: "EN",
  ...(asked.hotspotId === undefined ? {} : { hotspotId: asked.hotspotId }),
  ...more,
})
