import type { DialogAsked } from "../../messages/asked.ts"
import type { Minor } from "../../domain/money/model.ts"
import { zero } from "../../domain/money/rules/kroner.ts"
import type { DeliveryMethod } from "../../domain/order/model.ts"

/** The dialog for a coupon of the other method: yes switches the method, no removes the coupon (SPEC §4.2, §8.2). */
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
