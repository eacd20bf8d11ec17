import { createContext, useContext, useLayoutEffect, useReducer, useState } from "react"

/** The period in which React hydrates a page that the server rendered; on the server, the period of rendering. */
export interface Hydration {
  readonly isNow: () => boolean
  readonly end: () => void
}

/** A hydration that begins now; `ended` is called when it ends. */
export const beginHydration = (ended: () => void = () => {}): Hydration => {
  let isNow = true
  return {
    isNow: () => isNow,
    end: () => {
      if (!isNow) return
      isNow = false
      ended()
    },
  }
}

/** For a page that the browser renders from scratch. */
export const noHydration: Hydration = { isNow: () => false, end: () => {} }

const HydrationContext = createContext(noHydration)

/** Tells all components below whether the page is being hydrated. */
export const HydrationProvider = HydrationContext.Provider

/** Whether the server rendered the calling component; constant while it is mounted. */
export const useDrawnByServer = (): boolean => {
  const hydration = useContext(HydrationContext)
  const [isDrawnByServer] = useState(hydration.isNow)
  return isDrawnByServer
}

const count = (renders: number): number => renders + 1

/**
 * The last element of the tree: its effect runs once all others are hydrated. It renders again at once, because React
 * then subscribes all of them in the same task, before any other input.
 */
export const EndOfHydration = ({ hydration }: { readonly hydration: Hydration }): null => {
  const [, renderAgain] = useReducer(count, 0)
  useLayoutEffect(() => {
    if (!hydration.isNow()) return
    hydration.end()
    renderAgain()
  }, [hydration])
  return null
}
