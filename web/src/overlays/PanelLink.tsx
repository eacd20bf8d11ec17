import type { ComponentProps } from "react"
import { writePath } from "@skorpe/core/route"
import { Link } from "../app/Link.tsx"
import { useShop, useView } from "../app/shopContext.ts"
import { usePutAway } from "./usePutAway.ts"

/** A link inside a panel: another page closes the panel by itself, the page that lies behind it is uncovered. */
export const PanelLink = (props: ComponentProps<typeof Link>) => {
  const { market } = useShop()
  const { path, language } = useView("route")
  const putAway = usePutAway()
  const isHere = writePath(market, language, props.to) === path
  return (
    <Link
      {...props}
      onClick={(event) => {
        props.onClick?.(event)
        if (isHere) putAway()
      }}
    />
  )
}
