import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { Level } from "../../menu/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { capIngredient } from "./capIngredient.ts"
import { isOverfull, type Portion } from "./isOverfull.ts"

const topping = (code: string, quantity: Level, from: Level = 0, price = 25): Portion => ({
  code,
  price: kroner(price),
  default: from,
  quantity,
})
const toppings = (count: number, quantity: Level, from: Level = 0) =>
  Array.from({ length: count }, (_, number) => topping(`T${number}`, quantity, from))

describe("a pizza is overfull", () => {
  test("with one ingredient more than the cap, and not with exactly as many", () => {
    expect(isOverfull(toppings(10, 1), norway)).toBe(false)
    expect(isOverfull(toppings(11, 1), norway)).toBe(true)
  })

  test("with everything of the menu three times", () => {
    expect(isOverfull(toppings(60, 3), norway)).toBe(true)
  })

  test("not if the last press took an ingredient from light to triple", () => {
    expect(isOverfull([...toppings(9, 1), topping("PE", 3)], norway)).toBe(false)
    expect(isOverfull([...toppings(10, 1), topping("PE", 3)], norway)).toBe(true)
  })

  test("not by its own recipe, nor by free ingredients, sauces or less of something", () => {
    expect(isOverfull(toppings(14, 1, 1), norway)).toBe(false)
    expect(isOverfull(toppings(14, 0.75, 1), norway)).toBe(false)
    expect(isOverfull([...toppings(10, 1), topping("free", 3, 0, 0), topping("Bb", 3)], norway)).toBe(false)
    expect(isOverfull([...toppings(10, 1), topping("Bb", 3)], sweden)).toBe(true)
  })

  test("with a paid ingredient added to a recipe that is full, also one that does not count", () => {
    const full = toppings(14, 1, 1)
    expect(isOverfull([...full, topping("PE", 1)], norway)).toBe(true)
    expect(isOverfull([...full, topping("Or", 2)], norway)).toBe(true)
  })
})

test("whatever the editor allows is never overfull", () => {
  const codes = ["T0", "T1", "T2", "T3", "T4", "T5", "T6", "free", "S", "Or", "TS"] as const
  const level = fc.constantFrom(...Level.literals)
  const press = fc.record({ code: fc.constantFrom(...codes), level })
  fc.assert(
    fc.property(fc.tuple(...codes.map(() => level)), fc.array(press, { maxLength: 40 }), (recipe, presses) => {
      let pizza = codes.map((code, index) => topping(code, recipe[index] ?? 0, recipe[index], code === "free" ? 0 : 25))
      for (const { code, level: wanted } of presses) {
        const now = pizza.find((one) => one.code === code)
        if (now === undefined) continue
        // From nothing, the checkbox leads to normal; the select leads anywhere else.
        const next = now.quantity === 0 ? 1 : wanted
        if (next > now.quantity && !capIngredient(pizza, now, norway).allowed) continue
        pizza = pizza.map((one) => (one === now ? { ...one, quantity: next } : one))
        expect(isOverfull(pizza, norway)).toBe(false)
      }
    }),
  )
})
