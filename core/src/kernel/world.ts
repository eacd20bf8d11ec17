import type { Json, Tagged } from "./json.ts"

/** An armed timer: at `due` its unit gets `event`. Its key names it in the log, with the record that armed it. */
export interface Timer {
  readonly key: string
  readonly unit: string
  readonly id: string
  readonly event: Json
  readonly due: number
}

/** A running call: what was asked, and by whom. Its key names it in the log, with the record that began it. */
export interface Call<Command> {
  readonly key: string
  readonly unit: string
  readonly id: string
  readonly command: Command
}

/** Everything there is at one moment. Timers and calls are part of it, so it can be put down and taken up anywhere. */
export interface World<Command extends Tagged = Tagged> {
  /** Number and time of the last record. */
  readonly n: number
  readonly t: number
  readonly units: Readonly<Record<string, unknown>>
  /** By unit and id, `validation.debounce`: a unit has one of each. */
  readonly timers: Readonly<Record<string, Timer>>
  readonly calls: Readonly<Record<string, Call<Command>>>
}
