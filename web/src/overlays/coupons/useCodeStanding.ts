import { couponKey, saidOfCode } from "@skorpe/core/domain/discount"
import { useView } from "../../shop/shopContext.ts"

/** The status of a code in the cart; also the key of its text. */
export type CodeStanding = "checking" | "counts" | "countsNot" | "unknown" | "unjudged" | "waits"

/** The status of each code, from the server's price of the cart. */
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
