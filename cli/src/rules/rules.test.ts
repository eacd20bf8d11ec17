import { marketOf } from "@skorpe/core/domain/market"
import { describe, expect, test } from "vitest"
import { rules } from "./rules.ts"

const ask = (name: string, asked: unknown, market: "no" | "se" = "no") => rules[name]?.(asked, marketOf(market))
const misfit = { error: expect.any(String) as string }
const pe = { code: "PE", name: "Pepperoni", quantity: 1 }

describe("the examples of the rules' page", () => {
  test.each<[string, unknown, unknown]>([
    ["ingredient-step", { default: 1, quantity: 0 }, { next: 0.75 }],
    ["ingredient-step", { default: 0, quantity: 0 }, { next: 1 }],
    ["ingredient-step", { default: 1, quantity: 3 }, { next: null }],
    [
      "ingredient-cap",
      { selected: [{ code: "PE", price: 25, quantity: 3 }], add: { code: "HA", price: 25 } },
      { total: 3, allowed: true },
    ],
    [
      "ingredient-diff",
      { default: [pe], current: [{ ...pe, quantity: 2 }] },
      {
        additions: [{ name: "Pepperoni", quantity: 2 }],
        removals: [],
        changes: [{ name: "Pepperoni", quantity: 2 }],
        modified: true,
      },
    ],
    ["phone", { phone: "40 00 00 00" }, { e164: "+4740000000" }],
    ["tax", { lines: [{ amount: 199, goods: "food" }], on: "2026-11-21" }, { taxAmount: 25.96 }],
    ["spread", { total: 100, weights: [199, 219, 35] }, { shares: [43.93, 48.34, 7.73] }],
    ["spread", { total: 0, weights: [] }, { shares: [] }],
    ["title", { path: "/butiker/oslo-sentrum" }, { title: "Butiker - Oslo-sentrum" }],
    ["message", { code: 3136, language: "nb" }, { text: "Koden gjelder ikke for denne leveringsmåten." }],
    ["message", { code: 401, language: "nb" }, { text: "Ikke autorisert" }],
    ["message", { code: 404, language: "nb" }, { text: "Ikke funnet" }],
  ])("%s of %j is %j", (name, asked, answer) => expect(ask(name, asked)).toEqual(answer))

  test("follow the market", () => {
    const full = [1, 2, 3, 4].map((n) => ({ code: `P${n}`, price: 25, quantity: 3 }))
    const bbq = { selected: full, add: { code: "Bb", price: 8 } }
    expect(ask("ingredient-cap", bbq, "no")).toEqual({ total: 12, allowed: true })
    expect(ask("ingredient-cap", bbq, "se")).toEqual({ total: 12, allowed: false })
    expect(ask("phone", { phone: "070-000 00 00" }, "se")).toEqual({ e164: "+46700000000" })
    const food = { lines: [{ amount: 106, goods: "food" }], on: "2026-04-01" }
    expect(ask("tax", food, "se")).toEqual({ taxAmount: 6 })
  })
})

describe("what does not fit", () => {
  test.each<[string, unknown]>([
    ["ingredient-step", { default: 1, quantity: 2.5 }],
    ["ingredient-step", { quantity: 1 }],
    ["ingredient-cap", { selected: [{ code: "PE", price: -1, quantity: 3 }], add: { code: "HA", price: 25 } }],
    ["ingredient-cap", { selected: [] }],
    ["ingredient-diff", { default: [pe] }],
    ["ingredient-diff", { default: [{ ...pe, quantity: "1" }], current: [] }],
    ["phone", { phone: 40000000 }],
    ["phone", { phone: "pizza" }],
    ["phone", { phone: "+44 7400 000000" }],
    ["tax", { lines: [{ amount: 199, goods: "books" }], on: "2026-11-21" }],
    ["tax", { lines: [], on: "2026-02-30" }],
    ["tax", { lines: [], on: "2026-13-01" }],
    ["tax", { lines: [], on: "yesterday" }],
    ["spread", { total: 1, weights: [0, 0] }],
    ["spread", { total: -1, weights: [1] }],
    ["spread", { total: 1, weights: [1, -1] }],
    ["spread", { total: 1.001, weights: [1] }],
    ["title", {}],
    ["message", { code: 3136, language: "no" }],
    ["message", { code: "3136", language: "nb" }],
    ...["ingredient-step", "ingredient-cap", "ingredient-diff", "phone", "tax", "spread", "title", "message"].flatMap(
      (name): [string, unknown][] => [null, [], 7, "text"].map((junk) => [name, junk]),
    ),
  ])("%s of %j is an error", (name, asked) => expect(ask(name, asked)).toEqual(misfit))
})
