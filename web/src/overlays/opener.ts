let pressed: HTMLElement | null = null

const note = ({ target }: Event): void => {
  const control = target instanceof Element ? target.closest<HTMLElement>("button, a, summary, [role=button]") : null
  if (control && !control.closest("[data-sheet], dialog")) pressed = control
}

/** Records what is pressed on the page, because Safari does not focus a pressed button. */
export const notePresses = (): (() => void) => {
  document.addEventListener("click", note, true)
  return () => document.removeEventListener("click", note, true)
}

/** The element to focus when a panel closes: the one pressed last, if it is still in the document. */
export const opener = (): HTMLElement | null => (pressed?.isConnected ? pressed : null)
