import { useCallback } from "react"
import { useAddressToken } from "../../shop/useAddressToken.ts"
import { useShop } from "../../shop/shopContext.ts"

/**
 * An anchor on the page has a short name in lower case. Anything else is a link's token, 43 characters long, or one
 * that was cut off in transit: it opens nothing, but is removed from the address all the same.
 */
const isToken = (fragment: string): boolean => !/^[a-z-]{1,20}$/.test(fragment)

/** Sends the token of a link from another device to the shop. */
export const useOrderLink = (): void => {
  const { send } = useShop()
  useAddressToken(
    useCallback(
      (fragment) => isToken(fragment) && send({ type: "OrderLinkOpened", token: fragment.slice(0, 200) }),
      [send],
    ),
  )
}
