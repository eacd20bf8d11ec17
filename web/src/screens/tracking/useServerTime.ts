import { useSelector } from "@xstate/react"
import { useShop } from "../../shop/shopContext.ts"

/** Converts a moment of the device's clock to epoch milliseconds of the server's clock (DECISIONS §5). */
export const useServerTime = (moment: number): number => {
  const { clock, time } = useShop()
  return moment + useSelector(clock, ({ t }) => t - time())
}
