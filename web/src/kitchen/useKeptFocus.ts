import { type FocusEvent, useLayoutEffect, useRef } from "react"

/** What had the focus: a card that may come back in another column, or anything else of the page. */
type Held = { readonly _tag: "Nothing" } | { readonly _tag: "Part" } | { readonly _tag: "Card"; readonly order: string }

const nothing: Held = { _tag: "Nothing" }

const heldBy = (target: Element): Held => {
  const order = target.closest<HTMLElement>("[data-order]")?.dataset["order"]
  return order === undefined ? { _tag: "Part" } : { _tag: "Card", order }
}

const cardOf = (page: HTMLElement, held: Held): HTMLElement | null =>
  held._tag === "Card" ? page.querySelector<HTMLElement>(`[data-order="${CSS.escape(held.order)}"]`) : null

/**
 * The properties of a page that keeps the focus when what had it is gone: at the card of the same order, or else at the
 * heading of what is shown now. React calls no `onBlur` for what it removes itself.
 */
export const useKeptFocus = () => {
  const page = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(nothing)
  useLayoutEffect(() => {
    if (page.current === null || held.current._tag === "Nothing" || document.activeElement !== document.body) return
    const heir = cardOf(page.current, held.current) ?? page.current.querySelector("h1")
    heir?.focus({ preventScroll: true })
    // Only for the keyboard: somebody who taps has the next card in view already.
    if (heir?.matches(":focus-visible") === true) heir.scrollIntoView({ block: "nearest", behavior: "instant" })
  })
  return {
    ref: page,
    onFocus: ({ target }: FocusEvent) => {
      held.current = heldBy(target)
    },
    onBlur: () => {
      held.current = nothing
    },
  }
}
