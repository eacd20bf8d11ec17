let typed: EventTarget | null = null

/** Notes the field that is typed into; null when something else was done since. */
export const noteTyped = (field: EventTarget | null): void => {
  typed = field
}

/** Whether the customer is typing in a text field outside of this `place`, and has pressed nothing since. */
export const isTyping = (place: string): boolean =>
  typed instanceof HTMLElement &&
  typed === document.activeElement &&
  typed.closest(place) === null &&
  typed.matches("textarea, input:not([type=checkbox], [type=radio])")
