let typed: EventTarget | null = null

/** Remembers the field that was typed in, until something is pressed. */
const note = ({ type, target }: Event): void => {
  if (type === "input") typed = target
  else if (target instanceof Element && target.closest("button, a, summary, [role=button]")) typed = null
}

const noteKey = ({ key }: KeyboardEvent): void => {
  if (key === "Enter") typed = null
}

// Listens from when the ordering code has loaded, before which nothing opens; the server has no document. A focused
// field with a changed value counts as being typed in.
if (typeof document !== "undefined") {
  const { activeElement: field } = document
  if (field instanceof HTMLInputElement && field.value !== field.defaultValue) typed = field
  for (const what of ["input", "click"]) document.addEventListener(what, note, true)
  document.addEventListener("keydown", noteKey, true)
}

/**
 * Whether the customer is typing in a text field outside this `place` (a CSS selector), and has pressed nothing since.
 */
export const isTyping = (place: string): boolean =>
  typed instanceof HTMLElement &&
  typed === document.activeElement &&
  typed.closest(place) === null &&
  typed.matches("textarea, input:not([type=checkbox], [type=radio])")
