import { useLayoutEffect, useRef } from "react"
import { LandingScreen } from "../screens/landing/LandingScreen.tsx"
import { MenuScreen } from "../screens/menu/MenuScreen.tsx"
import { LateScreen } from "./LateScreen.tsx"
import { lateScreens } from "./lateScreens.ts"
import { takeArrival } from "./rememberScroll.ts"
import { Shell } from "./Shell.tsx"
import { useView } from "./shopContext.ts"

const ShownScreen = () => {
  const { screen } = useView("route")
  switch (screen._tag) {
    case "Landing":
      return <LandingScreen />
    case "Menu":
      return <MenuScreen />
    case "Product":
      return <LateScreen key="Product" screen={lateScreens.Product} slug={screen.productSlug} />
    case "Store":
      return <LateScreen key="Store" screen={lateScreens.Store} slug={screen.storeSlug} />
    case "Stores":
    case "Cart":
    case "Extras":
    case "Checkout":
    case "LoggedOut":
    case "Tracking":
    case "Login":
    case "Register":
    case "Account":
    case "Contact":
    case "Unsubscribe":
    case "Page":
    case "NotFound":
      return <LateScreen key={screen._tag} screen={lateScreens[screen._tag]} slug="" />
  }
}

/**
 * Focuses the page's heading. A panel that closes with the change of page holds the focus for a moment more and gives it
 * back to what opened it: then once more two frames later, unless something was pressed meanwhile. Gives the way to leave that out.
 */
const focusHeading = (): (() => void) => {
  const focus = () => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  focus()
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(focus)
  })
  const done = new AbortController()
  const leave = () => {
    cancelAnimationFrame(frame)
    done.abort()
  }
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, leave, { signal: done.signal })
  return leave
}

/** Another screen begins at its top, one that is come back to where it was left; the focus goes to its heading. */
const useFreshStart = (path: string): void => {
  const drawn = useRef(path)
  useLayoutEffect(() => {
    if (drawn.current === path) return undefined
    drawn.current = path
    scrollTo({ top: takeArrival(), behavior: "instant" })
    return focusHeading()
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
