import { useCallback } from "react"
import { useShop } from "../../../shop/shopContext.ts"
import { useAddressToken } from "../../../shop/useAddressToken.ts"

/** Sends the token of the link that confirms an e-mail address to the shop; any other fragment is ignored. */
export const useEmailLink = (): void => {
  const { send } = useShop()
  useAddressToken(
    useCallback(
      (fragment) => {
        const token = new URLSearchParams(fragment).get("email")
        if (token) send({ type: "EmailLinkOpened", token })
      },
      [send],
    ),
  )
}
