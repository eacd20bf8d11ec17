import { type ReactNode, useDeferredValue } from "react"

/**
 * Renders expensive content in idle periods after the first paint, one piece at a time, so that a long page responds at
 * once; `place` is the placeholder until then.
 */
export const Deferred = ({ children, place }: { readonly children: () => ReactNode; readonly place: ReactNode }) =>
  useDeferredValue(true, false) ? children() : place
