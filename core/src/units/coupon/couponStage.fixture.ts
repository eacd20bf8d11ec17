import type { ApiFailure } from "../../api/failure.ts"
import { addLarge, openMenu } from "../../shop/shopStage.fixture.ts"

/** A refusal of a code, as the server answers it. */
export const refusalOf = (code: number, ...coupons: readonly string[]): ApiFailure => ({
  _tag: "Refused",
  status: 400,
  problems: [{ code, message: "Nei.", coupons }],
})

/** A shop with the field for codes open, at a menu. */
export const openField = () => {
  const stage = openMenu()
  stage.put({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
  return {
    ...stage,
    enter: (code: string) => {
      stage.put({ type: "CouponTyped", code })
      stage.put({ type: "CouponSubmitted" })
    },
    judged: () => stage.running().flatMap((command) => (command.type === "JudgeCode" ? [command.asked] : [])),
    close: () => stage.put({ type: "DialogClosed", id: stage.see().dialog.open?.id ?? "" }),
    seen: () => stage.see().coupon,
  }
}

/** The same with a large Margherita in the cart, whose price is confirmed. */
export const openFieldAtCart = () => {
  const stage = openField()
  stage.put(addLarge)
  return stage
}
