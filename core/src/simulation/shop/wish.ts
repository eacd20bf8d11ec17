import type { ShopEvent } from "../../messages/events.ts"
import type { ShopViews } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
import type { Props } from "./props.ts"

/** A customer who wants the food later opens the picker, chooses an option, one of its slots, and closes it again. */
const chooseTime = ({ timing }: ShopViews, chance: Chance): ShopEvent | null => {
  if (timing._tag === "Closed") return chance.happens(0.03) ? { type: "TimingOpened" } : null
  if (timing.picker === null || chance.happens(0.4)) return null
  const slot = chance.pick(timing.picker.hours.flatMap(({ minutes }) => minutes))
  if (slot !== undefined && chance.happens(0.6)) return { type: "SlotChosen", slot: slot.at }
  const [date] = timing.picker.offered.dates
  const option = chance.pick(["now", "today", "tomorrow", date ?? "tomorrow"] as const) ?? "tomorrow"
  return chance.happens(0.7) ? { type: "TimeOptionChosen", option } : { type: "TimingClosed" }
}

/** A customer with a code types it, and sends it. */
const enterCode = ({ cart, coupon }: ShopViews, { coupons }: Props, chance: Chance): ShopEvent | null => {
  if (coupon.step === "typing" && coupon.code !== "") return chance.happens(0.5) ? { type: "CouponSubmitted" } : null
  if (coupon.step === "judging" || cart.manualDeals.length > 1 || chance.happens(0.96)) return null
  const one = chance.pick(coupons)
  return one ? { type: "CouponTyped", code: one.code } : null
}

/** A customer with a code in the cart changes a line's quantity. */
const changeGoods = ({ cart }: ShopViews, chance: Chance): ShopEvent | null => {
  const line = chance.pick(cart.lines)
  if (line === undefined || cart.manualDeals.length === 0 || chance.happens(0.85)) return null
  return { type: chance.happens(0.7) ? "LineIncreased" : "LineDecreased", id: line.id }
}

/** A customer's wish besides ordering: a time, a discount, another quantity; `null` for none. */
export const wish = (see: ShopViews, props: Props, chance: Chance): ShopEvent | null =>
  see.cart.totalCount === 0 || see.checkout.step._tag !== "Filling"
    ? null
    : (chooseTime(see, chance) ?? enterCode(see, props, chance) ?? changeGoods(see, chance))
