import type { ComponentProps } from "react"
import { type Screen, writePath } from "@skorpe/core/route"
import { Link as PathLink } from "wouter"
import { useShop, useView } from "./shopContext.ts"

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  readonly to: Screen
  /** A query, with its question mark. */
  readonly search?: string
}

/** A real link to a screen in the page's language; a plain click does not load the page anew. */
export const Link = ({ to, search = "", ...rest }: LinkProps) => {
  const { market } = useShop()
  const { language } = useView("route")
  return <PathLink {...rest} href={writePath(market, language, to) + search} />
}
