import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { Level } from "../../menu/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { capIngredient, countIngredients, type Selected } from "./capIngredient.ts"

const full: Selected = [
  { code: "PE", quantity: 3 },
  { code: "HA", quantity: 3 },
  { code: "BA", quantity: 3 },
  { code: "S", quantity: 1 },
]
const paid = (code: string) => ({ code, price: kroner(25) })

describe("the cap", () => {
  test("counts quantities, sauces included, but not the uncounted ingredients", () => {
    const base: Selected = ["TS", "Or", "Ch", "Bp"].map((code) => ({ code, quantity: 3 }))
    expect(countIngredients([...full, ...base])).toBe(10)
    expect(countIngredients([{ code: "PE", quantity: 0.75 }])).toBe(0.75)
    expect(countIngredients([])).toBe(0)
  })

  test("allows anything a quarter below ten, and nothing paid at ten", () => {
    const almost: Selected = [...full.slice(0, 3), { code: "S", quantity: 0.75 }]
    expect(capIngredient(almost, paid("CK"), norway)).toEqual({ total: 9.75, allowed: true, reason: "room" })
    expect(capIngredient(full, paid("CK"), norway)).toEqual({ total: 10, allowed: false, reason: "full" })
  })

  test("allows free ingredients and the market's own sauces on a full pizza", () => {
    expect(capIngredient(full, { code: "CK", price: kroner(0) }, norway)).toMatchObject({ reason: "free" })
    expect(capIngredient(full, paid("Bb"), norway)).toEqual({ total: 10, allowed: true, reason: "sauce" })
    expect(capIngredient(full, paid("Bb"), sweden)).toEqual({ total: 10, allowed: false, reason: "full" })
    for (const code of ["S", "Ss"]) expect(capIngredient(full, paid(code), sweden).reason).toBe("sauce")
  })

  test("blocks uncounted ingredients on a full pizza if they cost", () => {
    expect(capIngredient(full, paid("Or"), norway)).toMatchObject({ allowed: false })
    expect(capIngredient(full, { code: "TS", price: kroner(0) }, norway)).toMatchObject({ allowed: true })
  })

  const selected = fc.array(
    fc.record({ code: fc.constantFrom("PE", "HA", "S", "TS", "Or"), quantity: fc.constantFrom(...Level.literals) }),
    { maxLength: 12 },
  )

  test("is monotonic: an ingredient that is blocked stays blocked with more on the pizza", () => {
    fc.assert(
      fc.property(
        selected,
        selected,
        fc.constantFrom("PE", "S", "Or"),
        fc.integer({ min: 0, max: 1 }),
        (a, b, code, price) => {
          const add = { code, price: kroner(price) }
          const [less, more] = [capIngredient(a, add, norway), capIngredient([...a, ...b], add, norway)]
          expect(more.total).toBe(less.total + countIngredients(b))
          if (!less.allowed) expect(more.allowed).toBe(false)
          if (price === 0 || code === "S") expect(more.allowed).toBe(true)
        },
      ),
    )
  })
})
