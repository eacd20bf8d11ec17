import { useCallback } from "react"
import { useAddressToken } from "../../shop/useAddressToken.ts"
import { useShop } from "../../shop/shopContext.ts"

/** A tracking token has 256 bits; any other fragment is a place on the page. */
const isToken = (fragment: string): boolean => /^[\w-]{43}$/.test(fragment)

/** Sends the token of a link from another device to the shop. */
export const useOrderLink = (): void => {
  const { send } = useShop()
  useAddressToken(
    useCallback((fragment) => isToken(fragment) && send({ type: "OrderLinkOpened", token: fragment }), [send]),
  )
}
