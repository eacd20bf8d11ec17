import type { KeyboardEvent } from "react"

/** Scrolls only as far as needed to show the whole element. */
export const bringIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: "nearest", behavior: "instant" })

/**
 * A form takes the focus of the button that opened it, and is brought into sight; it gives the focus back to the card or
 * list item around it. Otherwise a keyboard user would start at the top of the page again.
 */
const hold = (form: HTMLElement | null): (() => void) | undefined => {
  if (form === null) return undefined
  const around = form.closest<HTMLElement>("[data-holds-forms]")
  form.focus({ preventScroll: true })
  bringIntoSight(form)
  return () => around?.focus({ preventScroll: true })
}

/** The properties of a form that takes the place of a card's buttons; Escape closes it. */
export const useCardForm = (close: () => void) => ({
  ref: hold,
  tabIndex: -1,
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === "Escape") close()
  },
})
