import { useSyncExternalStore } from "react"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { useView } from "../../shop/shopContext.ts"
import { lazyCart } from "./lazyCart.ts"

/** The media query at which the style sheet leaves room beside the shelves. */
const wide = () => matchMedia("(width >= 75rem)")

const subscribe = (changed: () => void): (() => void) => {
  const query = wide()
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

interface CartInSightProps {
  /** Whether the page, on a wide viewport, has room for the cart beside its content. */
  readonly beside?: boolean
}

/** On a desktop the cart beside the menu; elsewhere a bar that links to it once something is in it. */
export const CartInSight = ({ beside = false }: CartInSightProps) => {
  const { totalCount } = useView("cart")
  const isWide = useSyncExternalStore(
    subscribe,
    () => beside && wide().matches,
    () => false,
  )
  return (isWide || totalCount > 0) && <Cart isWide={isWide} />
}

const Cart = ({ isWide }: { readonly isWide: boolean }) => {
  const parts = useLazyPart(lazyCart)
  return parts && (isWide ? <parts.CartBeside /> : <parts.CartBar />)
}
