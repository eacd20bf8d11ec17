import type { ComponentProps, MouseEvent } from "react"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import { Link as WouterLink } from "wouter"
import { useLanguage } from "../texts/DictionaryContext.tsx"
import { useShop } from "./shopContext.ts"

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: Screen
  /** A query, with its question mark. */
  readonly search?: string
}

/** Clicks that only the browser handles: a new tab, a download, a context menu. */
export const isForBrowser = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey

/** A link to a screen, at its address in the page's language. `onClick` is called for all other clicks. */
export const Link = ({ to, search = "", ...rest }: LinkProps) => {
  const { market } = useShop()
  const language = useLanguage()
  return <WouterLink {...rest} href={writePath(market, language, to) + search} />
}
