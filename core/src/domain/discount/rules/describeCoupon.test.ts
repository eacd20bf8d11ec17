import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { amountOff, coupon, freeItem, percentOff, scope } from "../coupon.fixture.ts"
import { describeCoupon } from "./describeCoupon.ts"

test("a coupon describes its benefit, with amounts formatted for each language", () => {
  expect(describeCoupon(percentOff(20))).toEqual({ nb: "20 % rabatt", sv: "20 % rabatt", en: "20% off" })
  expect(describeCoupon(amountOff(50)).en).toBe("50 kr off")
  expect(describeCoupon(amountOff(24.5))).toEqual({
    nb: "24,50 kr i rabatt",
    sv: "24,50 kr i rabatt",
    en: "24.50 kr off",
  })
  expect(describeCoupon(freeItem("DIP")).sv).toBe("Något gott på köpet")
  const bundle = coupon({ kind: "bundle", price: kroner(99), parts: [{ scope: scope(), quantity: 1 }] })
  expect(describeCoupon(bundle).nb).toBe("Samlet for 99 kr")
})
