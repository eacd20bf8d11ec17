/**
 * The ref of a form that takes the place of the button which opened it: the form takes the focus, and gives it back to
 * the card or list item around it. Otherwise whoever uses a keyboard would begin at the top of the page again.
 */
export const holdFocus = (form: HTMLElement | null): (() => void) | undefined => {
  if (form === null) return undefined
  const around = form.closest<HTMLElement>("[data-holds-forms]")
  form.focus({ preventScroll: true })
  return () => around?.focus({ preventScroll: true })
}
