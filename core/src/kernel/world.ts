import type { Json, Tagged } from "./json.ts"

/** An armed timer: at `due` its unit gets `event`. */
export interface Timer {
  readonly unit: string
  readonly id: string
  readonly event: Json
  readonly due: number
}

/** A running call: what was asked, and by whom. */
export interface Call<Command> {
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
  readonly timers: Readonly<Record<string, Timer>>
  readonly calls: Readonly<Record<string, Call<Command>>>
}
