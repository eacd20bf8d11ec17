import { couponKey, saidOfCode } from "@skorpe/core/discount"
import { useView } from "../../app/shopContext.ts"

/** How a code in the cart stands with the server; also the key of its words. */
export type CodeStanding = "checking" | "counts" | "countsNot" | "unknown" | "unjudged" | "waits"

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
        return saidOfCode(validation.problems, code).length > 0 ? "countsNot" : "unjudged"
      case "Confirmed":
        return validation.price.validCoupons.some((valid) => couponKey(valid) === couponKey(code))
          ? "counts"
          : "countsNot"
    }
  }
}
