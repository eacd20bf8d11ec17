import { marketOf } from "@skorpe/core/domain/market"
import { OrderCreate } from "@skorpe/core/domain/order"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { nobody } from "../prices/facts.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { pub } from "../testing/pub.ts"
import { judge } from "./judge.ts"

const read = Schema.decodeUnknownSync(OrderCreate)
const at = (time: string) => Date.parse(`2026-11-${time}+01:00`)
const outcome = (order: object, now: number) => {
  const judged = judge(marketOf("no"), pub, read(order), now, { asked: nobody, place: null, isProven: false })
  return judged._tag === "Refused" ? judged.codes : judged._tag
}
const wanted = (time: string) => ({ advanceOrderTimeLocal: `2026-11-${time}+01:00` })

describe("beer", () => {
  const beer = {
    products: [{ codes: ["BEER"], quantity: 1, unitPrice: 24.5, ingredients: [] }],
    totalAmountNet: 24.5,
  }
  test("can be ordered for a time within its sales hours only (3116)", () => {
    const noon = at("21T12:00:00")
    expect(outcome(margheritas(1, beer), noon)).toBe("Orderable")
    expect(outcome(margheritas(1, { ...beer, ...wanted("21T21:00:00") }), noon)).toEqual([3116])
    expect(outcome(margheritas(1, beer), at("21T21:00:00"))).toEqual([3116])
    expect(outcome(margheritas(1, { ...beer, ...wanted("23T15:00:00") }), at("21T21:00:00"))).toBe("Orderable")
  })
})

describe("a large order", () => {
  test("must be for another day (3046), or placed by phone", () => {
    const noon = at("21T12:00:00")
    expect(outcome(margheritas(29), noon)).toBe("Orderable")
    expect(outcome(margheritas(30), noon)).toEqual([3046])
    expect(outcome(margheritas(99, wanted("23T15:00:00")), noon)).toBe("Orderable")
    const products = [51, 49].map((quantity) => ({ codes: ["MARG_AM30"], quantity, unitPrice: 199, ingredients: [] }))
    expect(outcome(margheritas(100, { ...wanted("23T15:00:00"), products }), noon)).toEqual([3046])
  })
})
