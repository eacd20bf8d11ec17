import type { CartView } from "../cart/view.ts"
import type { DialogAsked } from "../dialog/model.ts"
import type { Minor } from "../money/model.ts"
import { zero } from "../money/rules/kroner.ts"
import type { DeliveryMethod } from "../order/model.ts"

const reset = { type: "CartEmptied" } as const

/** The server does not know what to do with a cart that was just moved: it is emptied, whatever is answered (SPEC §8.2). */
export const unavailableDialog = ({ storeName }: CartView): DialogAsked => ({
  type: "DialogAsked",
  dialog: {
    content: { _tag: "Confirm", topic: { _tag: "ProductsUnavailable", storeName, unavailable: [], soldOut: [] } },
    confirmColor: "primary",
    closeOnConfirm: true,
    onConfirm: reset,
    onCancel: reset,
    onClose: reset,
  },
})

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
