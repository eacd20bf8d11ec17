import { couponRefusals } from "@skorpe/core/domain/discount"
import type { CouponStep } from "@skorpe/core/units/coupon"
import { priceOf } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { enterCodes, submitCode } from "../testing/walk.ts"
import type { CodeStanding } from "../overlays/coupons/useCodeStanding.ts"
import { refusal, refusalOf } from "./refusals.ts"
import { after, atFullCart, atMenu } from "./visit.ts"
import type { PrefixedStates, Reached, StatesOf, Visit } from "./model.ts"

const open = (shop: SceneShop): void => shop.send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
const write =
  (code: string) =>
  (shop: SceneShop): void =>
    shop.send({ type: "CouponTyped", code })
const submit =
  (code: string) =>
  (shop: SceneShop): void =>
    submitCode(shop, code)
const enter =
  (...codes: readonly string[]) =>
  (shop: SceneShop): void =>
    enterCodes(shop, ...codes)
const settled = (shop: SceneShop): void => shop.wait(1000)

const judging = (visit: Visit): SceneShop => after(atFullCart(visit), open, submit("SPAR50"))
const entered = (visit: Visit): SceneShop => after(atFullCart(visit), open, enter("SPAR50"), settled)

const refusedWith = (code: number): Reached => ({
  story: `the code is wrong (${code}), and stays in the field`,
  reach: (visit) => after(judging(visit), (shop) => shop.fail("JudgeCode", refusalOf({ SPAR50: code }, visit))),
})

/** A code refused as it is entered, once for each reason (DECISIONS §8). */
const refusals: PrefixedStates<"refused-", keyof typeof couponRefusals> = {
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

/** The field, by the step of the code in it; only the first is pictured. */
const steps: PrefixedStates<"field-", CouponStep> = {
  "field-unfit": {
    story: "the code is for delivery, which is one press away",
    reach: (visit) => after(judging(visit), (shop) => shop.fail("JudgeCode", refusalOf({ SPAR50: 3136 }, visit))),
  },
  "field-typing": {
    story: "a code is typed and not submitted yet",
    reach: (visit) => after(atFullCart(visit), open, write("spar50")),
  },
  "field-judging": { story: "the server judges the code", reach: judging },
  "field-refused": {
    story: "the same code is submitted again",
    reach: (visit) => after(entered(visit), submit("spar50")),
  },
  "field-waiting": {
    story: "the code is right, and the cart is empty",
    reach: (visit) =>
      after(atMenu(visit), open, submit("SPAR50"), (shop) => shop.answer("JudgeCode", { code: "SPAR50" })),
  },
  "field-unreached": {
    story: "the server is unreachable, so the code is judged later",
    reach: (visit) => after(judging(visit), (shop) => shop.fail("JudgeCode", { _tag: "Unreachable" })),
  },
  "field-unfitDelivered": {
    story: "the code is for carry-out, which is one press away",
    reach: (visit) =>
      after(
        atFullCart(visit),
        (shop) => shop.send({ type: "MethodChosen", method: "delivery" }),
        open,
        submit("HENT25"),
        (shop) => shop.fail("JudgeCode", refusalOf({ HENT25: 3136 }, visit)),
      ),
  },
  "field-notTogether": {
    story: "the code does not go with the cart's, which it can replace",
    reach: (visit) =>
      after(entered(visit), submit("HENT25"), (shop) =>
        shop.fail("JudgeCode", {
          _tag: "Refused",
          status: 400,
          problems: [{ code: 4025, message: "", coupons: ["SPAR50", "HENT25"] }],
        }),
      ),
  },
}

/** The cart's codes below the field, by their standing in its price. */
const standings: StatesOf<CodeStanding> = {
  checking: { story: "the code was added, and the price with it is awaited", reach: entered },
  counts: {
    story: "the code is valid",
    reach: (visit) =>
      after(entered(visit), (shop) =>
        shop.answer("ValidatePrice", { ...priceOf(299), validCoupons: ["SPAR50"], areCouponsValidated: true }),
      ),
  },
  countsNot: {
    story: "the code has no effect, and the server gives no reason",
    reach: (visit) => after(entered(visit), (shop) => shop.answer("ValidatePrice", priceOf(299))),
  },
  unknown: {
    story: "the server is unreachable, so the price with the code is not known",
    reach: (visit) => after(entered(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" })),
  },
  unjudged: {
    story: "the cart is refused for another reason",
    reach: (visit) => after(entered(visit), (shop) => shop.fail("ValidatePrice", refusal(3018, visit))),
  },
  waits: {
    story: "the cart was emptied of goods, and keeps its code",
    reach: (visit) =>
      after(entered(visit), (shop) => {
        for (const { id } of shop.views().cart.lines) shop.send({ type: "LineRemoved", id })
      }),
  },
  severalRefused: {
    story: "two of three codes are refused, each for its own reason",
    reach: (visit) =>
      after(atFullCart(visit), open, enter("SPAR50", "GAMMEL", "TULL"), settled, (shop) =>
        shop.fail("ValidatePrice", refusalOf({ TULL: 3024, GAMMEL: 3134 }, visit)),
      ),
  },
}

/** The dialog for codes: its field, the cart's codes, and the reasons of a refusal. */
export const couponStates = {
  asked: { story: "the field is empty", reach: (visit: Visit) => after(atFullCart(visit), open) },
  ...steps,
  ...standings,
  ...refusals,
}
