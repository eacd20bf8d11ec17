import type { ComponentProps } from "react"
import { writePath } from "@skorpe/core/domain/route"
import { Link } from "../shop/Link.tsx"
import { useShop, useView } from "../shop/shopContext.ts"
import { useCloseOverlay } from "./useCloseOverlay.ts"

/** A link inside a panel. A navigation closes the panel; a link to the page behind it only closes the panel. */
export const PanelLink = (props: ComponentProps<typeof Link>) => {
  const { market } = useShop()
  const { path, language } = useView("route")
  const closeOverlay = useCloseOverlay()
  const isHere = writePath(market, language, props.to) === path
  return (
    <Link
      {...props}
      onClick={(event) => {
        props.onClick?.(event)
        if (isHere) closeOverlay()
      }}
    />
  )
}
