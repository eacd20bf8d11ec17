import { expect, test } from "vitest"
import { Schema } from "effect"
import { kroner } from "../../money/rules/kroner.ts"
import { asked, medium, situation } from "../coupon.fixture.ts"
import { Coupon } from "../model.ts"
import { judgeCoupon } from "./judgeCoupon.ts"
import { isReferralCode, referralCoupon, rewardCoupon } from "./referralCoupon.ts"

const day = 86_400_000
const pizza = situation([medium("MARG", 199)])

test("a referral code is recognised by its prefix, however it is typed", () => {
  expect(["SMAK-7K3M", " smak-7k3m "].map(isReferralCode)).toEqual([true, true])
  expect(["HENT25", "MER-7K3M", ""].some(isReferralCode)).toBe(false)
})

test("a referral code works once per friend, with a minimum of a whole pizza", () => {
  const coupon = referralCoupon("SMAK-7K3M")
  expect(judgeCoupon(asked(coupon, { total: 40 }), pizza)._tag).toBe("Counts")
  expect(judgeCoupon(asked(coupon, { byCustomer: 1 }), pizza)).toEqual({ _tag: "Refused", code: 3133 })
  expect(judgeCoupon(asked(coupon), situation([medium("MARG", 100)]))).toEqual({ _tag: "Refused", code: 3109 })
})

test("the recruiter's reward works once, for ninety days", () => {
  const coupon = rewardCoupon("MER-7K3M", 1000)
  const at = (now: number) => judgeCoupon(asked(coupon), { ...pizza, now })
  expect(at(1000)._tag).toBe("Counts")
  expect(at(1000 + 90 * day)._tag).toBe("Counts")
  expect(at(1001 + 90 * day)).toEqual({ _tag: "Refused", code: 3134 })
  expect(judgeCoupon(asked(coupon, { total: 1 }), pizza)).toEqual({ _tag: "Refused", code: 3137 })
  expect(coupon.benefit).toEqual({ kind: "amount", amount: kroner(50) })
})

test("both coupons survive encoding", () => {
  const wire = Schema.encodeSync(Coupon)(rewardCoupon("MER-7K3M", 1000))
  expect(Schema.decodeUnknownSync(Coupon)(JSON.parse(JSON.stringify(wire)))).toEqual(rewardCoupon("MER-7K3M", 1000))
})
