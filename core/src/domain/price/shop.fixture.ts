import { norway } from "../market/markets.ts"
import type { Menu } from "../menu/model.ts"
import { kroner } from "../money/rules/kroner.ts"
import type { OrderLine } from "../order/model.ts"
import type { Store } from "../store/model.ts"
import {
  sampleHotspot,
  sampleIngredient,
  sampleProduct,
  sampleStore,
  sampleText,
  sampleVariation,
} from "../../testing/samples.ts"
import { nothingAsked } from "./nothingAsked.ts"
import { type OrderToPrice, priceOrder } from "./rules/priceOrder.ts"

/** The time of the hand-over: a Saturday in November, noon in Oslo. */
export const noon = Date.UTC(2026, 10, 21, 11)

const comesWith = (...codes: string[]) =>
  codes.map((code) => ({ productCode: code, name: sampleText(code), quantity: 1 as const }))

/** Two pizzas, a side, a drink, a beer, a fee and a few ingredients; PIZZA prices differ by size and crust. */
export const menu: Menu = {
  products: [
    sampleProduct(
      "MARG",
      [
        sampleVariation("MARG_AM30", "MARG", 199),
        sampleVariation("MARG_AM40", "MARG", 239),
        sampleVariation("MARG_IT30", "MARG", 209),
      ],
      { kind: "PIZZA", category: "Pizza", ingredients: comesWith("TS", "Or") },
    ),
    sampleProduct("PEPP", [sampleVariation("PEPP_AM30", "PEPP", 219), sampleVariation("PEPP_AM40", "PEPP", 259)], {
      kind: "PIZZA",
      category: "Pizza",
      ingredients: comesWith("TS", "Or", "PE"),
    }),
    sampleProduct("HALF", [sampleVariation("HALF", "HALF", 0)], { kind: "HALF_HALF", category: "Pizza" }),
    sampleProduct("FRIES", [sampleVariation("FRIES", "FRIES", 49)]),
    sampleProduct("ICE", [sampleVariation("ICE", "ICE", 39, { soldOutUntil: noon + 1 })], { category: "Ice" }),
    sampleProduct("COLA", [sampleVariation("COLA", "COLA", 35, { container: { kind: "bottle", litres: 0.5 } })], {
      category: "Drinks",
    }),
    sampleProduct("BEER", [sampleVariation("BEER", "BEER", 69, { container: { kind: "can", litres: 0.33 } })], {
      category: "Beer",
      alcohol: 4.7,
    }),
    sampleProduct("DLVRYFEE", [sampleVariation("DLVRYFEE", "DLVRYFEE", 59)], { category: "CHARGES" }),
  ],
  ingredients: [
    sampleIngredient("TS", 0, { removeOnly: true }),
    sampleIngredient("Or", 20),
    sampleIngredient("PE", 25),
    sampleIngredient("AR", 30, { soldOut: true }),
  ],
  subCategories: [],
}

/** A store that delivers for 59 kr from 149 kr, with one hotspot for 29 kr, at most 20 pieces per line. */
export const store: Store = {
  ...sampleStore,
  id: "1",
  slug: "store-1",
  name: "Store 1",
  address: { street: "Street 1", postalCode: "0001", city: "Oslo" },
  position: { latitude: 59.9, longitude: 10.7 },
  openingHours: [],
  deliveryArea: [
    { latitude: 59.8, longitude: 10.6 },
    { latitude: 60, longitude: 10.6 },
    { latitude: 60, longitude: 10.8 },
  ],
  deliveryFee: kroner(59),
  quantityLimit: 20,
  hotspots: [
    { ...sampleHotspot, id: "h1", name: "Stadium", position: { latitude: 59.9, longitude: 10.7 }, parameters: [] },
  ],
}

/** A line as the shop sends it; its own price is wrong, because nothing reads it. */
export const line = (
  codes: string | readonly [string, string],
  quantity = 1,
  ingredients: OrderLine["ingredients"] = [],
): OrderLine => ({ codes: typeof codes === "string" ? [codes] : codes, quantity, unitPrice: kroner(1), ingredients })

/** A carry-out order at the store above. */
export const order = (products: readonly OrderLine[], more: Partial<OrderToPrice> = {}): OrderToPrice => ({
  market: norway,
  store,
  menu,
  deliveryMethod: "carryout",
  products,
  now: noon,
  at: noon,
  ...nothingAsked,
  ...more,
})

/** The price of an order that must not be refused. */
export const priced = (...input: Parameters<typeof order>) => {
  const outcome = priceOrder(order(...input))
  if (outcome._tag === "Refused") throw new Error(`refused: ${outcome.codes.join()}`)
  return outcome
}

/** The problem codes of a refused order; `priced` when it is not refused. */
export const refused = (...input: Parameters<typeof order>) => {
  const outcome = priceOrder(order(...input))
  return outcome._tag === "Refused" ? outcome.codes : "priced"
}
