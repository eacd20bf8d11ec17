import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * For a box or a list of choices that answers a press by itself, before anything is drawn: whenever it is drawn, `follow`
 * sets it to what the page says. For one among so much that drawing it all must not stand between a press and its answer.
 */
export const useFollowed = <Field extends Element>(follow: (field: Field) => void): RefObject<Field | null> => {
  const field = useRef<Field>(null)
  useLayoutEffect(() => {
    if (field.current) follow(field.current)
  })
  return field
}
