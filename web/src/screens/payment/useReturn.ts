import { useLayoutEffect } from "react"
import { useShop } from "../../shop/shopContext.ts"
import { takeReturn } from "./paymentReturn.ts"

/** Sends the redirect result that a bank or an app put into the address, once. */
export const useReturn = (): void => {
  const { send } = useShop()
  useLayoutEffect(() => {
    const details = takeReturn()
    if (details !== null) send({ type: "PaymentReturned", details })
  }, [send])
}
