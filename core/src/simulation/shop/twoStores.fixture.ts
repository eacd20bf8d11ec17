import { amountOff, percentOff } from "../../domain/discount/coupon.fixture.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { bryggaWithMenu, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { gatherKept } from "./gatherKept.ts"
import type { Props } from "./props.ts"

/** A code that always counts, one that goods can stop fitting, and one that has ended. */
const coupons = [
  percentOff(10, { code: "TI" }),
  amountOff(50, { code: "SPAR50", minimum: kroner(300) }),
  percentOff(20, { code: "SOMMER26", validUntil: 1 }),
]

let gathered: Props | undefined

/** Two stores with small menus, and what earlier visits have left behind: gathered once, because they take seconds. */
export const twoStores = (): Props =>
  (gathered ??= gatherKept({ market: "no", stores: [torgetWithMenu, bryggaWithMenu], coupons }))
