import { noteTyped } from "../kit/typing.ts"

let pressed: HTMLElement | null = null

const note = ({ target }: Event): void => {
  const control = target instanceof Element ? target.closest<HTMLElement>("button, a, summary, [role=button]") : null
  if (!control || control.closest("[data-sheet], dialog")) return
  pressed = control
  noteTyped(null)
}

const noteKey = ({ key }: KeyboardEvent): void => {
  if (key === "Enter") noteTyped(null)
}

const noteField = ({ target }: Event): void => noteTyped(target)

const notes = [
  ["click", note],
  ["keydown", noteKey],
  ["input", noteField],
] as const

/**
 * Records what is pressed on the page, because Safari does not focus a pressed button, and where is typed since: what
 * opens late does not take the focus from there.
 */
export const notePresses = (): (() => void) => {
  for (const [what, listener] of notes) document.addEventListener(what, listener as EventListener, true)
  return () => {
    for (const [what, listener] of notes) document.removeEventListener(what, listener as EventListener, true)
  }
}

/** The element to focus when a panel closes: the one pressed last, if it is still in the document. */
export const opener = (): HTMLElement | null => (pressed?.isConnected ? pressed : null)
