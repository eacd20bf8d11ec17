import { useCallback } from "react"
import { useShop } from "../../shop/shopContext.ts"
import { useAddressToken } from "../../shop/useAddressToken.ts"

/** Sends the address and the token of a mail's link to the shop; a fragment without both is ignored. */
export const useResetLink = (): void => {
  const { send } = useShop()
  useAddressToken(
    useCallback(
      (fragment) => {
        const said = new URLSearchParams(fragment)
        const [email, token] = [said.get("email"), said.get("token")]
        if (email && token) send({ type: "ResetLinkOpened", email: email.slice(0, 254), token })
      },
      [send],
    ),
  )
}
