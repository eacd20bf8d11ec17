import type { MouseEvent, ReactNode } from "react"
import { isForBrowser } from "../../app/Link.tsx"
import { useShop, useView } from "../../app/shopContext.ts"
import { type ButtonLook, buttonClass } from "../../kit/Button.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { usePutAway } from "../usePutAway.ts"

interface OrderFromProps {
  readonly storeSlug: string
  /** How the food is wanted, with the address that was picked; `null` leaves that as it is. */
  readonly by: "carryout" | "delivery" | null
  /** As a button, or as whatever the class says. */
  readonly look: ButtonLook | { readonly className: string | undefined }
  readonly isChosen?: boolean
  readonly children: ReactNode
}

/** Chooses a store, and the cart comes along: from the cart on it changes in place, from anywhere else its menu opens (SPEC §4.2). */
export const OrderFrom = ({ storeSlug, by, look, isChosen = false, children }: OrderFromProps) => {
  const { send } = useShop()
  const { screen } = useView("route")
  const putAway = usePutAway()
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
    putAway()
  }
  return (
    <button type="button" onClick={change} {...looks}>
      {children}
    </button>
  )
}
