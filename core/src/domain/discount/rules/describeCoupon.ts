import type { Localised } from "../../language/model.ts"
import type { Minor } from "../../money/model.ts"
import type { Coupon } from "../model.ts"

/** A short description of a coupon's benefit in each language, for coupons without a text of their own. */
export const describeCoupon = ({ benefit }: Pick<Coupon, "benefit">): Localised => {
  switch (benefit.kind) {
    case "percent":
      return {
        nb: `${benefit.percent} % rabatt`,
        sv: `${benefit.percent} % rabatt`,
        en: `${benefit.percent}% off`,
      }
    case "amount":
      return {
        nb: `${spell(benefit.amount, ",")} kr i rabatt`,
        sv: `${spell(benefit.amount, ",")} kr i rabatt`,
        en: `${spell(benefit.amount, ".")} kr off`,
      }
    case "freeItem":
      return { nb: "Noe godt på kjøpet", sv: "Något gott på köpet", en: "A little something for free" }
    case "bundle":
      return {
        nb: `Samlet for ${spell(benefit.price, ",")} kr`,
        sv: `Tillsammans för ${spell(benefit.price, ",")} kr`,
        en: `Together for ${spell(benefit.price, ".")} kr`,
      }
  }
}

const spell = (amount: Minor, point: string): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace(".", point)
