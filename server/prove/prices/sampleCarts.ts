import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Chance } from "../harness/chance.ts"

/** A line as sent; its price may be anything. */
export interface SentLine {
  readonly codes: readonly string[]
  readonly quantity: number
  readonly unitPrice: unknown
  readonly ingredients: readonly { readonly code: string; readonly quantity: number; readonly part: string }[]
}

/** A valid order, and its true price in kroner, computed here by hand. */
export interface SampleCart {
  readonly body: Record<string, unknown> & { readonly products: readonly SentLine[] }
  readonly truth: number
}

const [pizza, pepperoni, deliveryFee, arenaFee] = [199, 25, 49, 29]

const lineOf = (chance: Chance): SentLine & { readonly unitPrice: number } => {
  const isTopped = chance.happens(0.4)
  return {
    codes: ["MARG_AM30"],
    quantity: chance.between(1, 4),
    unitPrice: pizza + (isTopped ? pepperoni : 0),
    ingredients: isTopped ? [{ code: "PE", quantity: 1, part: "w" }] : [],
  }
}

const fee = (unitPrice: number): SentLine => ({ codes: ["DLVRYFEE"], quantity: 1, unitPrice, ingredients: [] })

const address = {
  street: "Rådhusgata 40",
  postalCode: "0151",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "",
}

/** An order of one to four lines, for carry-out, delivered for 49 kr or to the arena for 29 kr. */
export const sampleCart = (mark: string, chance: Chance): SampleCart => {
  const lines = Array.from({ length: chance.between(1, 4) }, () => lineOf(chance))
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const way = chance.pick(["carryout", "delivery", "hotspot"])
  const surcharge = way === "carryout" ? 0 : way === "delivery" ? deliveryFee : arenaFee
  const truth = goods + surcharge
  const shippingInfo = { firstNames: "Kunde", lastName: "1", phoneNumber: "+4740000000" }
  const body = margheritas(1, {
    deliveryMethod: way,
    shippingInfo: way === "delivery" ? { ...shippingInfo, address } : shippingInfo,
    totalAmountNet: truth,
    billingNote: mark,
    ...(way === "hotspot" ? { hotspotId: "arena", hotspotParameters: { seat: "12-3" } } : {}),
  })
  return { body: { ...body, products: surcharge === 0 ? lines : [fee(surcharge), ...lines] }, truth }
}
