import { marketOf } from "@skorpe/core/domain/market"
import type { Product } from "@skorpe/core/domain/menu"
import { OrderCreate, type OrderLine } from "@skorpe/core/domain/order"
import { nothingAsked, priceOrder, PriceRequest } from "@skorpe/core/domain/price"
import { openingAt } from "@skorpe/core/domain/store"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { Schema } from "effect"
import { fromNoon } from "./noon.ts"

const market = marketOf("no")
const fixtures = readFixtures("no")
const now = fromNoon()

/** The stores that are open at the bench's time, noon. */
export const storeIds: readonly string[] = fixtures.stores
  .filter(({ openingHours, schedule }) => openingAt(openingHours, schedule, market.timeZone, now()).open)
  .map(({ id }) => id)

const placeAt = (storeId: string) => {
  const store = fixtures.stores.find(({ id }) => id === storeId)
  if (store === undefined) throw new Error(`no store ${storeId}`)
  return { store, menu: menuOf(fixtures, storeId) }
}

const price = (storeId: string, products: readonly OrderLine[]) => {
  const asked = { ...placeAt(storeId), market, deliveryMethod: "carryout", products, now: now(), at: now() } as const
  const priced = priceOrder({ ...asked, ...nothingAsked })
  if (priced._tag === "Refused") throw new Error(`${storeId} refuses the cart: ${priced.codes.join()}`)
  const lines = products.map((line, index) => ({
    ...line,
    unitPrice: priced.price.lines[index]?.unitPrice ?? line.unitPrice,
  }))
  return { lines, total: priced.price.customerAmount }
}

const sold = (product: Product, code: string) =>
  product.variations.some((one) => one.code === code && one.soldOutUntil === null)

/** Pizzas of 30 cm with one extra each; every third is half-and-half. */
const pizzas = (storeId: string, count: number): readonly OrderLine[] => {
  const { menu } = placeAt(storeId)
  const codes = menu.products
    .filter((product) => product.kind === "PIZZA" && sold(product, `${product.productCode}_AM30`))
    .map(({ productCode }) => `${productCode}_AM30`)
  const extra = menu.ingredients.find(({ soldOut, removeOnly, price: each }) => !soldOut && !removeOnly && each > 0)
  if (codes.length <= count || extra === undefined) throw new Error(`${storeId} sells too few products`)
  const ingredients = [{ code: extra.productCode, quantity: 1.5, part: "w" }] as const
  return codes.slice(0, count).map((code, index) => ({
    codes: index % 3 === 2 ? [code, codes[count] ?? code] : [code],
    quantity: 1 + (index % 2),
    unitPrice: extra.price,
    ingredients,
  }))
}

const permutations = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

/** Bodies of `POST /order/create`: three lines in each order, at the server's price. */
export const orderBodies = (storeId: string): readonly string[] => {
  const { lines, total } = price(storeId, pizzas(storeId, 3))
  const order: OrderCreate = {
    storeId,
    deliveryMethod: "carryout",
    paymentType: "INSTORE",
    shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber: "+4740000011" },
    emailOptIn: false,
    smsOptIn: false,
    useLoyaltyDiscount: false,
    originOrderPrefix: "web",
    totalAmountNet: total,
    organisationId: null,
    billingNote: "",
    coupons: [],
    advanceOrderTimeLocal: null,
    products: lines,
    languageCode: "NB",
  }
  const encode = Schema.encodeSync(OrderCreate)
  return permutations(lines).map((products) => JSON.stringify(encode({ ...order, products })))
}

/** The body of `POST /order/price` for a cart of ten lines. */
export const cartBody = (storeId: string): string => {
  const { lines, total } = price(storeId, pizzas(storeId, 10))
  const request: PriceRequest = {
    cart: { storeId, deliveryMethod: "carryout", requestedTime: null, products: lines },
    coupons: [],
    organisationId: null,
    totalAmount: total,
    isLoyaltyOrder: false,
  }
  return JSON.stringify(Schema.encodeSync(PriceRequest)(request))
}
