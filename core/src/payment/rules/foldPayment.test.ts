import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import type { PaymentFact, PaymentState } from "../state.ts"
import { foldPayment } from "./foldPayment.ts"

const begun = (attempt: number): PaymentFact => ({ _tag: "AttemptBegun", attempt })
const ended = (attempt: number): PaymentFact => ({ _tag: "AttemptEnded", attempt })
const authorised = (charge: string): PaymentFact => ({ _tag: "Authorised", charge })
const reversed = (charge: string, how: "cancelled" | "refunded"): PaymentFact => ({ _tag: "Reversed", charge, how })

test.each<[string, readonly PaymentFact[], PaymentState]>([
  ["nothing was tried", [], "created"],
  ["an attempt is under way", [begun(1)], "pending"],
  ["it was refused", [begun(1), ended(1)], "failed"],
  ["the next one is under way", [begun(1), ended(1), begun(2)], "pending"],
  ["an old refusal comes late", [begun(1), begun(2), ended(1)], "pending"],
  ["it was authorised", [begun(1), authorised("a")], "paid"],
  ["it was refused, and authorised after all", [begun(1), ended(1), authorised("a")], "paid"],
  ["a refusal comes after the money", [begun(1), authorised("a"), ended(1)], "paid"],
  ["the money went back", [begun(1), authorised("a"), reversed("a", "refunded")], "refunded"],
  ["it was called off before it was taken", [begun(1), authorised("a"), reversed("a", "cancelled")], "cancelled"],
  ["one of two payments went back", [authorised("a"), authorised("b"), reversed("a", "cancelled")], "paid"],
  ["the news of a reversal overtakes the payment's", [reversed("a", "cancelled"), authorised("a")], "cancelled"],
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

describe("whatever the provider tells", () => {
  it("ends alike in every order and with every duplicate", () => {
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

  it("is never unpaid again but by a reversal of the very charge", () => {
    fc.assert(
      fc.property(anyFacts, anyFact, (facts, next) => {
        if (foldPayment(facts) !== "paid" || next._tag === "Reversed") return
        expect(foldPayment([...facts, next])).toBe("paid")
      }),
    )
  })
})
