import { useLayoutEffect, useRef } from "react"
import { Router } from "wouter"
import { CartScreen } from "../screens/cart/CartScreen.tsx"
import { CheckoutScreen } from "../screens/checkout/CheckoutScreen.tsx"
import { LandingScreen } from "../screens/landing/LandingScreen.tsx"
import { LoggedOutScreen } from "../screens/loggedOut/LoggedOutScreen.tsx"
import { MenuScreen } from "../screens/menu/MenuScreen.tsx"
import { NotFoundScreen } from "../screens/notFound/NotFoundScreen.tsx"
import { PageScreen } from "../screens/page/PageScreen.tsx"
import { ProductScreen } from "../screens/product/ProductScreen.tsx"
import { StoresScreen } from "../screens/stores/StoresScreen.tsx"
import { TrackingScreen } from "../screens/tracking/TrackingScreen.tsx"
import { takeArrival } from "./rememberScroll.ts"
import { useRouteLocation } from "./useRouteLocation.ts"
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
    case "LoggedOut":
      return <LoggedOutScreen />
    case "Tracking":
      return <TrackingScreen />
    case "Login":
    case "Register":
    case "Account":
    case "Contact":
    case "Page":
      return <PageScreen />
    case "NotFound":
      return <NotFoundScreen />
  }
}

/** Another screen begins at its top, one that is come back to where it was left; the focus goes to its heading. */
const useFreshStart = (path: string): void => {
  const drawn = useRef(path)
  useLayoutEffect(() => {
    if (drawn.current === path) return
    drawn.current = path
    scrollTo({ top: takeArrival(), behavior: "instant" })
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
    // oxlint-disable-next-line react/hooks -- wouter takes the hook itself, to call it on each render
    <Router hook={useRouteLocation}>
      <Shell>
        <ShownScreen />
      </Shell>
    </Router>
  )
}
