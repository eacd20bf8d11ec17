import type { ComponentProps } from "react"
import { type Screen, writePath } from "@skorpe/core/route"
import { Link as PathLink } from "wouter"
import { useShop, useView } from "./shopContext.ts"

/** A real link to a screen in the page's language; a plain click does not load the page anew. */
export const Link = ({ to, ...rest }: Omit<ComponentProps<"a">, "href" | "ref"> & { readonly to: Screen }) => {
  const { market } = useShop()
  const { language } = useView("route")
  return <PathLink {...rest} href={writePath(market, language, to)} />
}
