import type { Json, Tagged } from "./json.ts"

/** An armed timer: at `due` its unit gets `event`. Its key identifies it in the log, by the record that armed it. */
export interface Timer {
  readonly key: string
  readonly unit: string
  readonly id: string
  readonly event: Json
  readonly due: number
}

/** A running call: the command, and the unit that made it. Its key identifies it in the log, by the record that made it. */
export interface Call<Command> {
  readonly key: string
  readonly unit: string
  readonly id: string
  readonly command: Command
}

/** Number of the record that made a call. */
export const recordOf = ({ key }: Pick<Call<unknown>, "key">): number => Number(key.slice(key.lastIndexOf("@") + 1))

/** The whole state at one moment. Timers and calls are part of it, so it can be saved and resumed anywhere. */
export interface World<Command extends Tagged = Tagged> {
  /** Number and time of the last record. */
  readonly n: number
  readonly t: number
  readonly units: Readonly<Record<string, unknown>>
  /** Keyed by unit and id, such as `validation.debounce`. */
  readonly timers: Readonly<Record<string, Timer>>
  readonly calls: Readonly<Record<string, Call<Command>>>
}
