/** The heights in pixels of a block of cards, and of its cards if they had all been rendered. */
export interface BlockLayout {
  readonly height: number
  readonly cards: readonly number[] | null
}

const layouts = new Map<string, BlockLayout & { readonly width: number }>()

/** The number of blocks to remember: enough for a few of the longest menus. */
const capacity = 300

const isRendered = (element: Element): boolean => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? false

/**
 * Saves the layout of a block that is being unmounted, so that the page has the same height when the customer comes
 * back and the scroll position shows the same cards. It concerns layout only, so it is not state of the world.
 */
export const saveLayout = (name: string, block: HTMLElement): void => {
  if (!isRendered(block)) return
  const cards = [...block.children].filter((card) => card instanceof HTMLElement)
  const heights = cards.length > 0 && cards.every(isRendered) ? cards.map(({ offsetHeight }) => offsetHeight) : null
  layouts.delete(name)
  layouts.set(name, { height: block.offsetHeight, cards: heights, width: innerWidth })
  const [oldest] = layouts.keys()
  if (layouts.size > capacity && oldest !== undefined) layouts.delete(oldest)
}

/** The saved layout of a block; `undefined` if it has none at the current width of the viewport. */
export const savedLayout = (name: string): BlockLayout | undefined => {
  const found = layouts.get(name)
  return found?.width === globalThis.innerWidth ? found : undefined
}
