import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * For a checkbox or a select that changes at once, before React renders: after each render `follow` sets it to the
 * page's state. For fields on a page so large that a render must not delay the response to a press.
 */
export const useFollowed = <Field extends Element>(follow: (field: Field) => void): RefObject<Field | null> => {
  const field = useRef<Field>(null)
  useLayoutEffect(() => {
    if (field.current) follow(field.current)
  })
  return field
}
