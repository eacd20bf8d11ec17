import type { Json } from "../json.ts"

/** What is kept of a machine in a world: where it stands, and its context. Both are JSON. */
export interface ChartState<Context> {
  readonly value: Json
  readonly context: Context
}

/** What a chart wants done, named and shaped as XState does it. */
export interface ChartAction {
  readonly type: string
  readonly params: unknown
}

/** Where a step has led. */
export interface Stepped {
  /** The very state from before if nothing has changed. */
  readonly state: ChartState<unknown>
  readonly actions: readonly ChartAction[]
  /** Ids of the calls and timers that belong to the states it is in. */
  readonly active: ReadonlySet<string>
}

/** Steps a machine purely. What a guard or an action throws is thrown. */
export interface ChartStepper {
  readonly init: (input: unknown) => Stepped
  readonly step: (state: ChartState<unknown>, event: ChartEvent) => Stepped
}

/** Any event that a machine can meet. */
export interface ChartEvent {
  readonly type: string
}
