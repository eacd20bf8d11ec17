import { useLayoutEffect } from "react"

/** Passes on the token in the address's fragment, which is never sent to a server, and again on each `hashchange`. */
export const useAddressToken = (take: (token: string) => void): void => {
  useLayoutEffect(() => {
    const read = (): void => {
      const token = location.hash.slice(1)
      if (token !== "") take(token)
    }
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [take])
}
