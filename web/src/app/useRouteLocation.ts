import { useCallback } from "react"
import type { BaseLocationHook } from "wouter"
import { rememberScroll } from "./rememberScroll.ts"
import { useShop, useView } from "./shopContext.ts"

/** Feeds the router from the route actor: its address is the world's, a followed link is an event. */
export const useRouteLocation: BaseLocationHook = () => {
  const { send } = useShop()
  const { path } = useView("route")
  const navigate = useCallback(
    (to: string) => {
      rememberScroll()
      send({ type: "PathOpened", path: to, how: "link" })
    },
    [send],
  )
  return [path, navigate]
}
