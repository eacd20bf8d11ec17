import { useCallback } from "react"
import { useAddressToken } from "../../shop/useAddressToken.ts"
import { useShop } from "../../shop/shopContext.ts"

/** Sends the token of the mail's link to the shop. */
export const useMailLink = (): void => {
  const { send } = useShop()
  useAddressToken(useCallback((token) => send({ type: "UnsubscribeLinkOpened", token }), [send]))
}
