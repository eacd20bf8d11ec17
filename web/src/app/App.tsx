import { useLayoutEffect, useRef } from "react"
import { Coming } from "./Coming.tsx"
import { LandingScreen } from "../screens/landing/LandingScreen.tsx"
import { MenuScreen } from "../screens/menu/MenuScreen.tsx"
import { useDrawnByServer } from "../kit/hydration.ts"
import { LazyScreen } from "./LazyScreen.tsx"
import { lazyScreens } from "./lazyScreens.ts"
import { takeArrival } from "../shop/rememberScroll.ts"
import { Shell } from "./Shell.tsx"
import { useView } from "../shop/shopContext.ts"

/**
 * A screen that has neither a chunk of its own nor a line here does not type-check. Before the device is read a filled
 * cart would be shown as empty.
 */
const ShownScreen = () => {
  const { screen } = useView("route")
  const { _tag } = screen
  const session = useView("session")
  if (_tag === "Landing") return <LandingScreen />
  if (_tag === "Menu") return <MenuScreen />
  if (session._tag === "Starting") return <Coming />
  const slug = _tag === "Product" ? screen.productSlug : _tag === "Store" ? screen.storeSlug : ""
  return <LazyScreen key={_tag} screen={lazyScreens[_tag]} slug={slug} />
}

/** Whether the focus is in a field: who moved it there, a screen reader perhaps, is about to type. */
const isInField = (): boolean => document.activeElement?.matches("input, select, textarea") === true

/**
 * Focuses the page's heading. A panel that closes with the navigation traps the focus a moment longer and returns it to
 * its trigger, so the heading is focused again two frames later, unless a key or button is pressed or a field focused
 * first. Returns a function that cancels that.
 */
const focusHeading = (): (() => void) => {
  const focus = () => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  focus()
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (!isInField()) focus()
    })
  })
  const done = new AbortController()
  const leave = () => {
    cancelAnimationFrame(frame)
    done.abort()
  }
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, leave, { signal: done.signal })
  return leave
}

/**
 * Scrolls a new screen to its top and a revisited one to where it was left, and focuses its heading. A rendered page is
 * hydrated without the query of its address, which comes with the running world: that is no new screen.
 */
const useFreshStart = (path: string): void => {
  const drawn = useRef(path)
  const isRendered = useRef(useDrawnByServer())
  useLayoutEffect(() => {
    const before = drawn.current
    if (before === path) return undefined
    drawn.current = path
    const isOwnQuery = isRendered.current && path.startsWith(`${before}?`)
    isRendered.current = false
    if (isOwnQuery) return undefined
    scrollTo({ top: takeArrival(), behavior: "instant" })
    return focusHeading()
  }, [path])
}

/**
 * The whole page, rendered from the world's views. `scroll` restores a page that a change of language replaced, unless
 * the customer has scrolled it since.
 */
export const App = ({ scroll }: { readonly scroll: number }) => {
  const { path } = useView("route")
  useFreshStart(path)
  useLayoutEffect(() => {
    if (scroll > 0 && scrollY === 0) scrollTo({ top: scroll, behavior: "instant" })
  }, [scroll])
  return (
    <Shell>
      <ShownScreen />
    </Shell>
  )
}
