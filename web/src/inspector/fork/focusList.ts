/** Moves the focus to the list of records when the focused element has been removed. */
export const focusList = (): void => document.querySelector<HTMLElement>("[role=listbox]")?.focus()
