import type { ComponentProps, MouseEvent } from "react"
import { type Screen, writePath } from "@skorpe/core/route"
import { useShop, useView } from "./shopContext.ts"

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly to: Screen }

/** Whether a click is the browser's own affair: a new tab, a new window, a download. */
const isBrowsers = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (event.currentTarget.target !== "" && event.currentTarget.target !== "_self")

/** The address of a screen in the page's language. */
export const usePath = (to: Screen): string => writePath(useShop().market, useView("route").language, to)

/** A real link to a screen; a plain click does not load the page anew. */
export const Link = ({ to, onClick, children, ...rest }: LinkProps) => {
  const { send } = useShop()
  const path = usePath(to)
  return (
    <a
      {...rest}
      href={path}
      onClick={(event) => {
        onClick?.(event)
        if (isBrowsers(event)) return
        event.preventDefault()
        send({ type: "PathOpened", path, how: "link" })
      }}
    >
      {children}
    </a>
  )
}
