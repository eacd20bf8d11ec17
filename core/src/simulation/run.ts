import type { Input, LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import { runningBy } from "../kernel/running.ts"
import type { World } from "../kernel/world.ts"
import type { Chance } from "./chance.ts"
import type { Judge, Play, Phase } from "./play.ts"

/** Thrown when a judge or the fold finds a fault; the message says which. */
export class Broken extends Error {}

/** A world under simulation: its clock moves only on request. */
export interface Run<Start, Event extends Tagged, Command extends Tagged> {
  readonly world: () => World<Command>
  readonly now: () => number
  readonly passTo: (time: number) => void
  readonly records: readonly LogRecord<Start, Event>[]
  /** Folds an input if its call or timer is still running; throws `Broken` when a unit threw or the judge objects. */
  readonly bring: (input: Input<Start, Event>) => void
  /** Lets the play answer a running call in this phase, if it has an answer. */
  readonly answer: (key: string, chance: Chance, phase: Phase) => void
}

/** Where a run begins. */
export interface Origin<Command extends Tagged> {
  readonly world: World<Command>
  readonly now: number
}

/** Begins a run at this world and time, watched by this judge. */
export const beginRun = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  judge: Judge<Start, Event, Command>,
  origin: Origin<Command>,
): Run<Start, Event, Command> => {
  const records: LogRecord<Start, Event>[] = []
  let { world, now } = origin
  const bring = (input: Input<Start, Event>): void => {
    if (!play.fold.concerns(world, input)) return
    const before = world
    const at = { n: world.n + 1, t: Math.max(now, world.t) }
    const folded = play.fold.step(world, at, input)
    world = folded.world
    records.push({ ...at, input })
    if (folded.crash !== undefined) throw new Broken(`a unit threw: ${wordsOf(folded.crash)}`)
    const why = judge.always({ before, input, world, tells: folded.tells })
    if (why !== null) throw new Broken(why)
  }
  return {
    world: () => world,
    now: () => now,
    passTo: (time) => {
      now = Math.max(now, time)
    },
    records,
    bring,
    answer: (key, chance, phase) => {
      const call = runningBy(world.calls, key)
      if (!call) return
      const brought = play.answer(call.command, world, chance, phase)
      if (brought._tag === "End") bring({ type: "CallEnded", key, exit: brought.exit })
      else if (brought._tag === "News") bring({ type: "CallNews", key, news: brought.news })
    },
  }
}

const wordsOf = (crash: unknown): string =>
  crash instanceof Error ? `${crash.name}: ${crash.message}` : JSON.stringify(crash)

/** When the next timer is due; `null` when none is armed. */
export const nextDue = (world: World): number | null => {
  let next: number | null = null
  for (const { due } of Object.values(world.timers)) if (next === null || due < next) next = due
  return next
}
