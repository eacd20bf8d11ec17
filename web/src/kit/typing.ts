let typed: EventTarget | null = null

/** Notes where is typed, until something is pressed. */
const note = ({ type, target }: Event): void => {
  if (type === "input") typed = target
  else if (target instanceof Element && target.closest("button, a, summary, [role=button]")) typed = null
}

const noteKey = ({ key }: KeyboardEvent): void => {
  if (key === "Enter") typed = null
}

// From when the code of an order is there, before which nothing opens; the server has no document. Who has the focus in a
// field that they have changed is typing already.
if (typeof document !== "undefined") {
  const { activeElement: field } = document
  if (field instanceof HTMLInputElement && field.value !== field.defaultValue) typed = field
  for (const what of ["input", "click"]) document.addEventListener(what, note, true)
  document.addEventListener("keydown", noteKey, true)
}

/** Whether the customer is typing in a text field outside of this `place`, and has pressed nothing since. */
export const isTyping = (place: string): boolean =>
  typed instanceof HTMLElement &&
  typed === document.activeElement &&
  typed.closest(place) === null &&
  typed.matches("textarea, input:not([type=checkbox], [type=radio])")
