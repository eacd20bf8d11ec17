import type { Sealed } from "./model.ts"

/** Keeps secrets out of worlds and logs, for as long as the page lives; nothing of it is ever written anywhere. */
export interface Safe {
  /** A handle to the text. `place` says where it was typed: only the newest few of a place are kept. */
  readonly seal: (text: string, place: string) => Sealed
  readonly open: (handle: Sealed) => string | undefined
  readonly forget: (handle: Sealed) => void
}

/** A password is typed letter by letter, and a call under way may still need an older one. */
const keptOfAPlace = 8

/** An empty safe. `name` is random letters and digits from outside, so that a handle of an earlier page opens nothing. */
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
