import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import type { PaymentFact, PaymentState } from "../state.ts"
import { foldPayment } from "./foldPayment.ts"

const begun = (attempt: number): PaymentFact => ({ _tag: "AttemptBegun", attempt })
const ended = (attempt: number): PaymentFact => ({ _tag: "AttemptEnded", attempt })
const authorised = (charge: string): PaymentFact => ({ _tag: "Authorised", charge })
const reversed = (charge: string, how: "cancelled" | "refunded"): PaymentFact => ({ _tag: "Reversed", charge, how })

test.each<[string, readonly PaymentFact[], PaymentState]>([
  ["nothing was attempted", [], "created"],
  ["an attempt is in progress", [begun(1)], "pending"],
  ["it was refused", [begun(1), ended(1)], "failed"],
  ["the next one is in progress", [begun(1), ended(1), begun(2)], "pending"],
  ["an old refusal arrives late", [begun(1), begun(2), ended(1)], "pending"],
  ["it was authorised", [begun(1), authorised("a")], "paid"],
  ["it was refused, then authorised", [begun(1), ended(1), authorised("a")], "paid"],
  ["a refusal arrives after the money", [begun(1), authorised("a"), ended(1)], "paid"],
  ["the money was returned", [begun(1), authorised("a"), reversed("a", "refunded")], "refunded"],
  ["it was cancelled before capture", [begun(1), authorised("a"), reversed("a", "cancelled")], "cancelled"],
  ["one of two payments was returned", [authorised("a"), authorised("b"), reversed("a", "cancelled")], "paid"],
  ["the reversal arrives before its payment", [reversed("a", "cancelled"), authorised("a")], "cancelled"],
])("when %s", (_, facts, state) => {
  expect(foldPayment(facts)).toBe(state)
})

const attempt = fc.integer({ min: 1, max: 4 })
const charge = fc.constantFrom("a", "b", "c")
const anyFact: fc.Arbitrary<PaymentFact> = fc.oneof(
  attempt.map(begun),
  attempt.map(ended),
  charge.map(authorised),
  fc.tuple(charge, fc.constantFrom("cancelled" as const, "refunded" as const)).map(([one, how]) => reversed(one, how)),
)
const anyFacts = fc.array(anyFact, { maxLength: 12 })

describe("the provider's notifications", () => {
  it("give the same state in any order and with any duplicates", () => {
    const shuffled = anyFacts.chain((facts) =>
      fc
        .tuple(
          fc.shuffledSubarray([...facts], { minLength: facts.length }),
          fc.subarray([...facts]),
          fc.subarray([...facts]),
        )
        .map(([order, again, before]) => ({ facts, told: [...before, ...order, ...again] })),
    )
    fc.assert(
      fc.property(shuffled, ({ facts, told }) => {
        expect(foldPayment(told)).toBe(foldPayment(facts))
      }),
    )
  })

  it("never make a paid order unpaid, except by a reversal of that charge", () => {
    fc.assert(
      fc.property(anyFacts, anyFact, (facts, next) => {
        if (foldPayment(facts) !== "paid" || next._tag === "Reversed") return
        expect(foldPayment([...facts, next])).toBe("paid")
      }),
    )
  })
})
