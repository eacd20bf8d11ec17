import type { Fold } from "./fold.ts"
import type { Input, LogRecord } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import type { World } from "./world.ts"

/** A world in a story: time passes and calls are answered only when the story says so. */
export interface Stage<Start, Event extends Tagged, Command extends Tagged> {
  readonly put: (event: Event) => void
  /** Advances time; timers fire when they are due, in order. */
  readonly wait: (milliseconds: number) => void
  /** Jumps ahead, as for a suspended device: timers that were due meanwhile fire only afterwards. */
  readonly sleep: (milliseconds: number) => void
  /** Answers the running call of this type; throws if there is none. */
  readonly answer: (type: Command["type"], value: unknown) => void
  readonly fail: (type: Command["type"], error: unknown) => void
  readonly news: (type: Command["type"], value: unknown) => void
  /** Puts a raw input, for answers that come too late; returns whether it was recorded. */
  readonly bring: (input: Input<Start, Event>) => boolean
  readonly running: () => readonly Command[]
  readonly keyOf: (type: Command["type"]) => string
  readonly world: () => World<Command>
  readonly worlds: () => readonly World<Command>[]
  readonly records: () => readonly LogRecord<Start, Event>[]
  readonly told: () => readonly Command[]
}

/** Starts a new world at the story's own time. */
export const setStage = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  start: Start,
  startsAt = Date.UTC(2026, 10, 21, 17, 0),
): Stage<Start, Event, Command> => {
  let now = startsAt
  let world = fold.empty
  const records: LogRecord<Start, Event>[] = []
  const worlds: World<Command>[] = []
  const told: Command[] = []
  const bring = (input: Input<Start, Event>): boolean => {
    if (!fold.concerns(world, input)) return false
    const at = { n: world.n + 1, t: Math.max(now, world.t) }
    const folded = fold.step(world, at, input)
    if (folded.crash !== undefined) throw folded.crash
    world = folded.world
    told.push(...folded.tells)
    records.push({ ...at, input })
    worlds.push(world)
    return true
  }
  const keyOf = (type: Command["type"]): string => {
    const call = Object.values(world.calls).find(({ command }) => command.type === type)
    if (!call) throw new Error(`no ${type} is running; there are: ${JSON.stringify(world.calls)}`)
    return call.key
  }
  bring({ type: "Started", start })
  return {
    put: (event) => void bring({ type: "Happened", event }),
    wait: (milliseconds) => {
      const until = now + milliseconds
      for (;;) {
        const next = Object.values(world.timers).toSorted((one, other) => one.due - other.due)[0]
        if (next === undefined || next.due > until) break
        now = Math.max(now, next.due)
        bring({ type: "TimerFired", key: next.key })
      }
      now = until
    },
    sleep: (milliseconds) => {
      now += milliseconds
      const due = Object.values(world.timers).filter((timer) => timer.due <= now)
      for (const { key } of due.toSorted((one, other) => one.due - other.due)) bring({ type: "TimerFired", key })
    },
    answer: (type, value) =>
      void bring({ type: "CallEnded", key: keyOf(type), exit: { _tag: "Done", value: value as Json } }),
    fail: (type, error) =>
      void bring({ type: "CallEnded", key: keyOf(type), exit: { _tag: "Failed", error: error as Json } }),
    news: (type, value) => void bring({ type: "CallNews", key: keyOf(type), news: value as Json }),
    bring,
    running: () => Object.values(world.calls).map(({ command }) => command),
    keyOf,
    world: () => world,
    worlds: () => worlds,
    records: () => records,
    told: () => told,
  }
}
