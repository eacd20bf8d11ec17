import type { LogRecord } from "../../kernel/input.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { ShopWorld } from "../shop.ts"

/** The steps that lead to a chart's state, and what its view shows there. */
export interface StateStory {
  readonly story: string
  readonly stage: () => {
    readonly world: () => ShopWorld
    readonly records: () => readonly LogRecord<ShopStart, ShopEvent>[]
  }
  /** Expected part of the chart's view. */
  readonly sees: object
}

/** A story for each resting state of a chart, by the state's name. */
export type StateStories = Readonly<Record<string, StateStory>>
