import type { ShopWorld } from "../shop.ts"

/** How somebody comes to stand in a state of a chart, and what they see of it there. */
export interface StateStory {
  readonly story: string
  readonly stage: () => { readonly world: () => ShopWorld }
  /** A part of the chart's view. */
  readonly sees: object
}

/** A story for each state in which a chart can rest, by the state's name. */
export type StateStories = Readonly<Record<string, StateStory>>
