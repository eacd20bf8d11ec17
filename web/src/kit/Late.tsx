import { type ReactNode, useDeferredValue } from "react"

/**
 * Draws what is dear a moment after everything else, piece by piece between other work, so that a long page answers
 * at once; `place` stands there until then.
 */
export const Late = ({ children, place }: { readonly children: () => ReactNode; readonly place: ReactNode }) =>
  useDeferredValue(true, false) ? children() : place
