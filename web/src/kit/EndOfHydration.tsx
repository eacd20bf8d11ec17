import { useEffect } from "react"
import type { Hydration } from "./hydration.ts"

/** The last element of the tree: its effect runs once all others are hydrated and subscribed. */
export const EndOfHydration = ({ hydration }: { readonly hydration: Hydration }) => {
  useEffect(() => hydration.end(), [hydration])
  return null
}
