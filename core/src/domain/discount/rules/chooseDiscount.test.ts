import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { chooseDiscount, type DiscountChoice, noDiscounts } from "./chooseDiscount.ts"
import { couponsToSend } from "./couponsToSend.ts"

const given = (couponCode: string) => ({ couponCode, descriptions: { nb: couponCode, sv: couponCode, en: couponCode } })
const user = given("VELKOMMEN")
const organisation = given("BEDRIFT10")

describe("the three kinds of discount exclude one another", () => {
  test("each choice clears the other two", () => {
    expect(chooseDiscount({ _tag: "UserDiscount", discount: user })).toEqual({ ...noDiscounts, userDiscount: user })
    expect(chooseDiscount({ _tag: "OrganisationDiscount", discount: organisation })).toEqual({
      ...noDiscounts,
      organisationDiscount: organisation,
    })
    expect(chooseDiscount({ _tag: "ManualDeals", codes: ["DUO399", "GRATISDIPP"] })).toEqual({
      ...noDiscounts,
      manualDeals: ["DUO399", "GRATISDIPP"],
    })
  })

  test("removing clears all, and a deal is added only once", () => {
    expect(chooseDiscount({ _tag: "Nothing" })).toEqual(noDiscounts)
    expect(chooseDiscount({ _tag: "ManualDeals", codes: ["A", "B", "A"] }).manualDeals).toEqual(["A", "B"])
  })

  test("no choice leaves two kinds set", () => {
    const code = fc.constantFrom("A", "B", "C")
    const choice: fc.Arbitrary<DiscountChoice> = fc.oneof(
      code.map((one) => ({ _tag: "UserDiscount" as const, discount: given(one) })),
      code.map((one) => ({ _tag: "OrganisationDiscount" as const, discount: given(one) })),
      fc.array(code).map((codes) => ({ _tag: "ManualDeals" as const, codes })),
      fc.constant({ _tag: "Nothing" as const }),
    )
    fc.assert(
      fc.property(choice, (one) => {
        const { userDiscount, organisationDiscount, manualDeals } = chooseDiscount(one)
        const kinds = [userDiscount !== null, organisationDiscount !== null, manualDeals.length > 0]
        expect(kinds.filter(Boolean).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe("the coupon sent", () => {
  test("is the user discount's, else the organisation discount's, else the manual deals", () => {
    const all = { userDiscount: user, organisationDiscount: organisation, manualDeals: ["DUO399", "GRATISDIPP"] }
    expect(couponsToSend(all)).toEqual(["VELKOMMEN"])
    expect(couponsToSend({ ...all, userDiscount: null })).toEqual(["BEDRIFT10"])
    expect(couponsToSend({ ...all, userDiscount: null, organisationDiscount: null })).toEqual(["DUO399", "GRATISDIPP"])
  })

  test("is none when nothing was chosen", () => {
    expect(couponsToSend(noDiscounts)).toEqual([])
  })
})
