import { couponRefusals } from "@skorpe/core/discount"
import { priceOf } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { CodeStanding } from "../overlays/coupons/useCodeStanding.ts"
import { refusal, refusalOf } from "./cart.ts"
import { after, atFullCart, atMenu } from "./visit.ts"
import type { Reached, StatesAlso, StatesOf, Visit } from "./model.ts"

const open = (shop: SceneShop): void => shop.send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
const write =
  (code: string) =>
  (shop: SceneShop): void =>
    shop.send({ type: "CouponTyped", code })
const submit = (shop: SceneShop): void => shop.send({ type: "CouponSubmitted" })
const settled = (shop: SceneShop): void => shop.wait(1000)

const entered = (visit: Visit): SceneShop => after(atFullCart(visit), open, write("SPAR50"), submit, settled)

const refusedWith = (code: number): Reached => ({
  story: `the server says ${code}`,
  reach: (visit) => after(entered(visit), (shop) => shop.fail("ValidatePrice", refusalOf({ SPAR50: code }, visit))),
})

/** A code that the server does not take, once for each reason (DECISIONS §8). */
const refusals: StatesAlso<"refused-", keyof typeof couponRefusals> = {
  "refused-notRecognised": refusedWith(couponRefusals.notRecognised),
  "refused-noLongerActive": refusedWith(couponRefusals.noLongerActive),
  "refused-referralUnknown": refusedWith(couponRefusals.referralUnknown),
  "refused-referralNotTheirs": refusedWith(couponRefusals.referralNotTheirs),
  "refused-withdrawnOrLimitReached": refusedWith(couponRefusals.withdrawnOrLimitReached),
  "refused-used": refusedWith(couponRefusals.used),
  "refused-notYetValid": refusedWith(couponRefusals.notYetValid),
  "refused-expired": refusedWith(couponRefusals.expired),
  "refused-wrongStore": refusedWith(couponRefusals.wrongStore),
  "refused-wrongDeliveryType": refusedWith(couponRefusals.wrongDeliveryType),
  "refused-doesNotFit": refusedWith(couponRefusals.doesNotFit),
  "refused-belowMinimum": refusedWith(couponRefusals.belowMinimum),
  "refused-negativeAmount": refusedWith(couponRefusals.negativeAmount),
}

/** A code to type, by how those in the cart stand; then by why one is refused. */
export const couponStates: StatesOf<CodeStanding> = {
  asked: { story: "a code is to be typed", reach: (visit) => after(atFullCart(visit), open) },
  typed: { story: "a code is typed, not sent yet", reach: (visit) => after(atFullCart(visit), open, write("spar50")) },
  thereAlready: {
    story: "the same code once more",
    reach: (visit) => after(entered(visit), write("spar50"), submit),
  },
  checking: { story: "the server is asked about the code", reach: entered },
  counts: {
    story: "the code counts",
    reach: (visit) =>
      after(entered(visit), (shop) =>
        shop.answer("ValidatePrice", { ...priceOf(299), validCoupons: ["SPAR50"], areCouponsValidated: true }),
      ),
  },
  countsNot: {
    story: "the code counts for nothing, and nobody says why",
    reach: (visit) => after(entered(visit), (shop) => shop.answer("ValidatePrice", priceOf(299))),
  },
  unknown: {
    story: "nobody can be asked about the code",
    reach: (visit) => after(entered(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" })),
  },
  unjudged: {
    story: "something else is wrong with the cart: the code is not looked at before",
    reach: (visit) => after(entered(visit), (shop) => shop.fail("ValidatePrice", refusal(3018, visit))),
  },
  waits: {
    story: "a code is there before anything is in the cart",
    reach: (visit) => after(atMenu(visit), open, write("SPAR50"), submit),
  },
  severalRefused: {
    story: "two of three codes are refused, each for its own reason",
    reach: (visit) =>
      after(entered(visit), write("GAMMEL"), submit, write("TULL"), submit, settled, (shop) =>
        shop.fail("ValidatePrice", refusalOf({ TULL: 3024, GAMMEL: 3134 }, visit)),
      ),
  },
  ...refusals,
}
