import type { RouterObject, RouterOptions } from "wouter"
import { rememberScroll } from "./rememberScroll.ts"
import { useShop, useView } from "./shopContext.ts"

const useWorldLocation = ({ ssrPath }: RouterObject): [string, (path: string) => void] => {
  const { send } = useShop()
  const { path } = useView("route")
  const open = (to: string): void => {
    rememberScroll()
    send({ type: "PathOpened", path: to, how: "link" })
  }
  return [ssrPath ?? path.replace(/[?#].*$/s, ""), open]
}

/** wouter's location: the world's route says where the customer is, and navigating sends it an event. */
export const worldLocation: RouterOptions = { hook: useWorldLocation }
