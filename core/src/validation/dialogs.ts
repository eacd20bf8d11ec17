import type { DialogAsked } from "../dialog/model.ts"
import type { Minor } from "../money/model.ts"
import { zero } from "../money/rules/kroner.ts"
import type { DeliveryMethod } from "../order/model.ts"

/** A coupon that is not for this way: yes takes the other way, no removes the coupon (SPEC §4.2, §8.2). */
export const couponDialog = (
  couponCodes: readonly string[],
  method: DeliveryMethod,
  deliveryPrice: Minor,
): DialogAsked => {
  const changeTo = method === "carryout" ? "delivery" : "carryout"
  const shippingPrice = changeTo === "delivery" ? deliveryPrice : zero
  return {
    type: "DialogAsked",
    dialog: {
      content: { _tag: "CouponNotForMethod", couponCodes, changeTo, shippingPrice },
      confirmColor: "primary",
      closeOnConfirm: true,
      onConfirm: { type: "MethodChosen", method: changeTo },
      onCancel: { type: "DiscountChosen", choice: { _tag: "Nothing" } },
      onClose: null,
    },
  }
}
