/** Gives the focus to the list of records, when what had it is gone. */
export const focusList = (): void => document.querySelector<HTMLElement>("[role=listbox]")?.focus()
