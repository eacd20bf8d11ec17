import type { KeyboardEvent } from "react"
import type { Shop } from "../../shop/shopContext.ts"

const pointings = { ArrowDown: "next", ArrowUp: "previous" } as const

/** A key in an address field with suggestions: moves to one, or picks it and calls `onPicked` (ARIA 1.2). */
export const pressAddress = (event: KeyboardEvent, { send, views }: Shop, onPicked?: () => void): void => {
  const { key } = event
  const { suggestions, pointed, address } = views().finder
  if (key === "ArrowDown" || key === "ArrowUp") send({ type: "SuggestionPointed", to: pointings[key] })
  else if ((key === "Home" || key === "End") && pointed !== null)
    send({ type: "SuggestionPointed", to: key === "Home" ? "first" : "last" })
  else if (key === "Enter" && address === null && suggestions.length > 0) {
    send({ type: "AddressPicked", index: null })
    onPicked?.()
  } else if (key === "Escape" && pointed !== null) {
    // The first Esc clears the active option, the next one closes the panel.
    event.stopPropagation()
    send({ type: "SuggestionPointed", to: "none" })
  } else return
  event.preventDefault()
}
