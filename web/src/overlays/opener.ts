let pressed: HTMLElement | null = null

const note = ({ target }: Event): void => {
  const control = target instanceof Element ? target.closest<HTMLElement>("button, a, summary, [role=button]") : null
  if (control && !control.closest("[data-sheet], dialog")) pressed = control
}

/** Notes what is pressed on the page, from now on; Safari does not focus a button that is pressed. */
export const notePresses = (): (() => void) => {
  document.addEventListener("click", note, true)
  return () => document.removeEventListener("click", note, true)
}

/** Where the focus goes when a panel closes: what was pressed last on the page, if it is still there. */
export const opener = (): HTMLElement | null => (pressed?.isConnected ? pressed : null)
