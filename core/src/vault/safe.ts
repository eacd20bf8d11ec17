import type { Sealed } from "./model.ts"

/** Keeps secrets out of worlds and logs for the lifetime of the page; never persisted. */
export interface Safe {
  /** Returns a handle to the text. `place` identifies where it was typed: only the newest few per place are kept. */
  readonly seal: (text: string, place: string) => Sealed
  readonly open: (handle: Sealed) => string | undefined
  readonly forget: (handle: Sealed) => void
}

/** A password is sealed at every keystroke, and a running call may still need an older one. */
const keptOfAPlace = 8

/** An empty safe. `name` is random letters and digits from outside, so that handles of an earlier page open nothing. */
export const makeSafe = (name: string): Safe => {
  const texts = new Map<string, string>()
  const places = new Map<string, readonly string[]>()
  let count = 0
  return {
    seal: (text, place) => {
      count++
      const sealed = `${name}-${count}`
      const handles = [...(places.get(place) ?? []), sealed]
      for (const old of handles.slice(0, -keptOfAPlace)) texts.delete(old)
      places.set(place, handles.slice(-keptOfAPlace))
      texts.set(sealed, text)
      return { sealed }
    },
    open: ({ sealed }) => texts.get(sealed),
    forget: ({ sealed }) => void texts.delete(sealed),
  }
}
