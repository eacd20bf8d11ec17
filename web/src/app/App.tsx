import { useEffect, useLayoutEffect, useRef } from "react"
import { CartScreen } from "../screens/cart/CartScreen.tsx"
import { CheckoutScreen } from "../screens/checkout/CheckoutScreen.tsx"
import { LandingScreen } from "../screens/landing/LandingScreen.tsx"
import { MenuScreen } from "../screens/menu/MenuScreen.tsx"
import { NotFoundScreen } from "../screens/notFound/NotFoundScreen.tsx"
import { ProductScreen } from "../screens/product/ProductScreen.tsx"
import { StoresScreen } from "../screens/stores/StoresScreen.tsx"
import { TrackingScreen } from "../screens/tracking/TrackingScreen.tsx"
import { Shell } from "./Shell.tsx"
import { useView } from "./shopContext.ts"

const ShownScreen = () => {
  const { screen } = useView("route")
  switch (screen._tag) {
    case "Landing":
      return <LandingScreen />
    case "Stores":
      return <StoresScreen />
    case "Menu":
      return <MenuScreen />
    case "Product":
      return <ProductScreen slug={screen.productSlug} />
    case "Cart":
      return <CartScreen />
    case "Checkout":
      return <CheckoutScreen />
    case "Tracking":
      return <TrackingScreen />
    case "NotFound":
      return <NotFoundScreen />
  }
}

/** Another screen begins at its top, with the focus on its heading; back and forward leave the scroll to the browser. */
const useFreshStart = (path: string): void => {
  const drawn = useRef(path)
  const backOrForward = useRef(false)
  useEffect(() => {
    const note = () => {
      backOrForward.current = true
    }
    addEventListener("popstate", note)
    return () => removeEventListener("popstate", note)
  }, [])
  useLayoutEffect(() => {
    if (drawn.current === path) return
    drawn.current = path
    if (!backOrForward.current) scrollTo({ top: 0, behavior: "instant" })
    backOrForward.current = false
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [path])
}

/** The page as the world says. `scroll` is where a page stood that a change of language replaced. */
export const App = ({ scroll }: { readonly scroll: number }) => {
  const { path } = useView("route")
  useFreshStart(path)
  useLayoutEffect(() => {
    if (scroll > 0) scrollTo({ top: scroll, behavior: "instant" })
  }, [scroll])
  return (
    <Shell>
      <ShownScreen />
    </Shell>
  )
}
