import { useSyncExternalStore } from "react"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { useView } from "../../shop/shopContext.ts"
import { lazyCart } from "./lazyCart.ts"

/** Where the style sheet leaves room beside the shelves. */
const wide = () => matchMedia("(width >= 75rem)")

const subscribe = (changed: () => void): (() => void) => {
  const query = wide()
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

interface CartInSightProps {
  /** The page has room for the cart beside its content, where it is wide. */
  readonly beside?: boolean
}

/** The cart at a desk, beside the menu; elsewhere a bar that leads to it, once something is in it. */
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
