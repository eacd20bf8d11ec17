/** How a block of cards was left: how high it stood, and its cards where they had been drawn. */
export interface CardPlaces {
  readonly height: number
  readonly cards: readonly number[] | null
}

const places = new Map<string, CardPlaces & { readonly width: number }>()

/** So many blocks are remembered: a few menus of the longest kind. */
const most = 300

const isDrawn = (element: Element): boolean => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? false

/**
 * Notes how high a block of cards stands that is being left, so that the page is as long when it is come back to, and
 * shows the same cards. Only how the page is laid out, so nothing that a log needs.
 */
export const notePlaces = (name: string, block: HTMLElement): void => {
  if (!isDrawn(block)) return
  const cards = [...block.children].filter((card) => card instanceof HTMLElement)
  const drawn = cards.length > 0 && cards.every(isDrawn) ? cards.map(({ offsetHeight }) => offsetHeight) : null
  places.delete(name)
  places.set(name, { height: block.offsetHeight, cards: drawn, width: innerWidth })
  const [oldest] = places.keys()
  if (places.size > most && oldest !== undefined) places.delete(oldest)
}

/** How a block was left in a window as wide as this one; `undefined` for one that has not been seen. */
export const placesOf = (name: string): CardPlaces | undefined => {
  const found = places.get(name)
  return found?.width === globalThis.innerWidth ? found : undefined
}
