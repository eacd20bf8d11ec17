import { couponsToSend, saidOfCode } from "@skorpe/core/domain/discount"
import type { Problem } from "@skorpe/core/domain/problem"
import { useView } from "../../shop/shopContext.ts"

/** The cart's codes that these problems concern. */
export const useCodesIn = (problems: readonly Problem[]): readonly string[] => {
  const cart = useView("cart")
  return couponsToSend(cart).filter((code) => saidOfCode(problems, code).length > 0)
}

/** The cart's codes that the price's answer refuses. */
export const useRefusedCodes = (): readonly string[] => {
  const validation = useView("validation")
  return useCodesIn(validation._tag === "Refused" ? validation.problems : [])
}
