import { marketOf } from "@skorpe/core/market"
import { OrderCreate } from "@skorpe/core/order"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { nobody } from "../prices/facts.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { pub } from "../testing/pub.ts"
import { judge } from "./judge.ts"

const read = Schema.decodeUnknownSync(OrderCreate)
const at = (time: string) => Date.parse(`2026-11-${time}+01:00`)
const outcome = (order: object, now: number) => {
  const judged = judge(marketOf("no"), pub, read(order), now, nobody)
  return judged._tag === "Refused" ? judged.codes : judged._tag
}
const wanted = (time: string) => ({ advanceOrderTimeLocal: `2026-11-${time}+01:00` })

describe("beer", () => {
  const beer = {
    products: [{ codes: ["BEER"], quantity: 1, unitPrice: 24.5, ingredients: [] }],
    totalAmountNet: 24.5,
  }
  test("may be ordered when it may be sold by then, and not otherwise (3116)", () => {
    const noon = at("21T12:00:00")
    expect(outcome(margheritas(1, beer), noon)).toBe("Orderable")
    expect(outcome(margheritas(1, { ...beer, ...wanted("21T21:00:00") }), noon)).toEqual([3116])
    expect(outcome(margheritas(1, beer), at("21T21:00:00"))).toEqual([3116])
    expect(outcome(margheritas(1, { ...beer, ...wanted("23T15:00:00") }), at("21T21:00:00"))).toBe("Orderable")
  })
})

describe("so many pizzas", () => {
  test("are for another day (3046), or for the phone", () => {
    const noon = at("21T12:00:00")
    expect(outcome(margheritas(29), noon)).toBe("Orderable")
    expect(outcome(margheritas(30), noon)).toEqual([3046])
    expect(outcome(margheritas(99, wanted("23T15:00:00")), noon)).toBe("Orderable")
    expect(outcome(margheritas(100, wanted("23T15:00:00")), noon)).toEqual([3046])
  })
})
