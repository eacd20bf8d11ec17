import { couponKey, couponRefusals } from "@skorpe/core/discount"
import { useView } from "../../app/shopContext.ts"

/** How a code in the cart stands with the server; also the key of its words. */
export type CodeStanding = "checking" | "counts" | "countsNot" | "unknown" | "unjudged" | "waits"

const ofCodes: ReadonlySet<number> = new Set(Object.values(couponRefusals))

/** What is known of each code, from the price of the cart that it is in. */
export const useCodeStanding = (): ((code: string) => CodeStanding) => {
  const validation = useView("validation")
  return (code) => {
    switch (validation._tag) {
      case "Empty":
        return "waits"
      case "Pending":
        return "checking"
      case "Unconfirmed":
        return "unknown"
      case "Refused":
        return validation.problems.some(({ code: problem }) => ofCodes.has(problem)) ? "countsNot" : "unjudged"
      case "Confirmed":
        return validation.price.validCoupons.some((valid) => couponKey(valid) === couponKey(code))
          ? "counts"
          : "countsNot"
    }
  }
}
