import { useSelector } from "@xstate/react"
import { useShop } from "../../shop/shopContext.ts"

/** A moment that the device's clock said, in epoch milliseconds by the server's clock (DECISIONS §5). */
export const useServerTime = (moment: number): number => {
  const { clock, time } = useShop()
  return moment + useSelector(clock, ({ t }) => t - time())
}
