import { useLayoutEffect } from "react"
import { useDrawnByServer } from "../kit/hydration.ts"

const fragment = (): string => location.hash.slice(1)

/** The initial fragment: an expired session may change the address before the page is hydrated. */
const first = typeof location === "undefined" ? "" : fragment()

/** Passes on the token in the address's fragment, which is never sent to a server, and again on each `hashchange`. */
export const useAddressToken = (take: (token: string) => void): void => {
  const isFirst = useDrawnByServer()
  useLayoutEffect(() => {
    const pass = (token: string): void => {
      if (token !== "") take(token)
    }
    const read = (): void => pass(fragment())
    pass(fragment() || (isFirst ? first : ""))
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [take, isFirst])
}
