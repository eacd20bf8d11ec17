import { useCallback } from "react"
import { useAddressToken } from "../../shop/useAddressToken.ts"
import { useShop } from "../../shop/shopContext.ts"

/**
 * A place on the page has a short name of small letters. Anything else is the token of a link, 43 characters long, or
 * what was left of it on its way here: that opens nothing, and leaves the address all the same.
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
