import type { ComponentProps, MouseEvent } from "react"
import { type Screen, writePath } from "@skorpe/core/route"
import { rememberScroll } from "./rememberScroll.ts"
import { useLanguage } from "../texts/DictionaryContext.tsx"
import { useShop } from "./shopContext.ts"

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: Screen
  /** A query, with its question mark. */
  readonly search?: string
}

/** A new tab, a download, a menu: what only the browser can do with a link. */
export const isForBrowser = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey

/** A real link to a screen in the page's language; a plain click does not load the page anew. */
export const Link = ({ to, search = "", onClick, children, ...rest }: LinkProps) => {
  const { market, send } = useShop()
  const language = useLanguage()
  const path = writePath(market, language, to) + search
  return (
    <a
      {...rest}
      href={path}
      onClick={(event) => {
        onClick?.(event)
        if (isForBrowser(event)) return
        event.preventDefault()
        rememberScroll()
        send({ type: "PathOpened", path, how: "link" })
      }}
    >
      {children}
    </a>
  )
}
