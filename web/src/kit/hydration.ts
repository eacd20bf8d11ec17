import { createContext, useContext, useEffect, useState } from "react"

/** The period in which React hydrates a page that the server rendered; on the server, the period of rendering. */
export interface Hydration {
  readonly isNow: () => boolean
  readonly end: () => void
  /** Resolves once it has ended and the page shows what was typed before. */
  readonly over: Promise<void>
}

/** A hydration that begins now; `ended` is called when it ends. */
export const beginHydration = (ended: () => void = () => {}): Hydration => {
  let isNow = true
  let resolve = () => {}
  const over = new Promise<void>((resolveIt) => (resolve = resolveIt))
  return {
    isNow: () => isNow,
    end: () => {
      if (!isNow) return
      isNow = false
      ended()
      setTimeout(resolve)
    },
    over,
  }
}

/** For a page that the browser renders from scratch. */
export const noHydration: Hydration = { isNow: () => false, end: () => {}, over: Promise.resolve() }

const HydrationContext = createContext(noHydration)

/** Tells all below whether the page is being hydrated. */
export const HydrationProvider = HydrationContext.Provider

/** Whether the server rendered the calling component; constant while it is mounted. */
export const useDrawnByServer = (): boolean => {
  const hydration = useContext(HydrationContext)
  const [isDrawnByServer] = useState(hydration.isNow)
  return isDrawnByServer
}

/** The last element of the tree: its effect runs once all others are hydrated and subscribed. */
export const EndOfHydration = ({ hydration }: { readonly hydration: Hydration }): null => {
  useEffect(() => hydration.end(), [hydration])
  return null
}
