import type { Modal } from "../model.ts"

/** True if two panels show the same content; opening an open panel changes nothing. */
export const isSameModal = (one: Modal, other: Modal): boolean => {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key as keyof Modal] === other[key as keyof Modal])
  )
}
