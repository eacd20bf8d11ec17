import type { MouseEvent, ReactNode } from "react"
import { isForBrowser } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { type ButtonLook, buttonClass } from "../../kit/Button.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { useCloseOverlay } from "../useCloseOverlay.ts"

interface OrderFromProps {
  readonly storeSlug: string
  /** The delivery method for the picked address; `null` keeps the cart's. */
  readonly by: "carryout" | "delivery" | null
  /** A button's emphasis, or a class of its own. */
  readonly look: ButtonLook | { readonly className: string | undefined }
  readonly isChosen?: boolean
  readonly children: ReactNode
}

/**
 * Chooses a store and moves the cart to it: in place at the cart and checkout, elsewhere by opening its menu (SPEC
 * §4.2).
 */
export const OrderFrom = ({ storeSlug, by, look, isChosen = false, children }: OrderFromProps) => {
  const { send } = useShop()
  const { screen } = useView("route")
  const closeOverlay = useCloseOverlay()
  const choose = () =>
    send(by === null ? { type: "StoreChosen", storeSlug } : { type: "StorePicked", storeSlug, method: by })
  const looks = {
    className: typeof look === "string" ? buttonClass(look) : look.className,
    ...(isChosen ? { "data-chosen": true, "aria-current": true } : {}),
  }
  if (screen._tag !== "Cart" && screen._tag !== "Checkout") {
    const follow = (event: MouseEvent) => {
      if (!isForBrowser(event)) choose()
    }
    return (
      <PanelLink to={{ _tag: "Menu", storeSlug }} onClick={follow} {...looks}>
        {children}
      </PanelLink>
    )
  }
  const change = () => {
    choose()
    closeOverlay()
  }
  return (
    <button type="button" onClick={change} {...looks}>
      {children}
    </button>
  )
}
