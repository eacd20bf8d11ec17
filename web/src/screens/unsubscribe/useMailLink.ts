import { useLayoutEffect } from "react"
import { useShop } from "../../shop/shopContext.ts"

/** Sends the token in the address's hash (never sent to a server) to the shop, and again on each `hashchange`. */
export const useMailLink = (): void => {
  const { send } = useShop()
  useLayoutEffect(() => {
    const sendToken = (): void => {
      const token = location.hash.slice(1)
      if (token !== "") send({ type: "UnsubscribeLinkOpened", token })
    }
    sendToken()
    addEventListener("hashchange", sendToken)
    return () => removeEventListener("hashchange", sendToken)
  }, [send])
}
