import { useLayoutEffect } from "react"
import { useShop } from "../../app/shopContext.ts"

/** Tells the shop what the mail's link carries behind its hash, where no server sees it; again when another link is opened. */
export const useMailLink = (): void => {
  const { send } = useShop()
  useLayoutEffect(() => {
    const tell = (): void => {
      const token = location.hash.slice(1)
      if (token !== "") send({ type: "UnsubscribeLinkOpened", token })
    }
    tell()
    addEventListener("hashchange", tell)
    return () => removeEventListener("hashchange", tell)
  }, [send])
}
