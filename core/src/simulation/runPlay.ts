import { digestWorld } from "../kernel/digest.ts"
import type { Input, LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"
import { type Chance, chanceOf } from "./chance.ts"
import type { Play, Weather } from "./play.ts"

/** How a play ended: what was recorded, and what was broken at which record, if anything was. */
export interface Played<Start, Event extends Tagged, Command extends Tagged> {
  readonly seed: number
  readonly log: Log<Start, Event, Command>
  readonly world: World<Command>
  readonly broken: { readonly n: number; readonly why: string } | null
}

class Broken extends Error {}

/** A Saturday evening in November. */
const opening = Date.UTC(2026, 10, 21, 17, 0)
const second = 1000
const minute = 60 * second
/** Leaps of time: a moment, a debounce, a wait, a pause, a night and more. */
const leaps = [1, 50, 300, 999, second, 2 * second, 5 * second, 21 * second, minute, 16 * minute, 25 * 60 * minute]
/** How long fair weather lasts, and how many inputs it may take, before everything must be at rest. */
const calm = { time: 30 * minute, inputs: 3000 }

/**
 * Plays a world from a seed for so many steps: people do things, calls end well or badly in any order or too late,
 * timers ring late, time leaps. Then the faults stop, and everything must come to rest. The same seed plays the same.
 */
export const runPlay = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  seed: number,
  steps = 40,
): Played<Start, Event, Command> => {
  const { fold } = play
  const chance = chanceOf(seed)
  const records: LogRecord<Start, Event>[] = []
  let world = fold.empty
  let now = opening
  const bring = (input: Input<Start, Event>): void => {
    if (!fold.concerns(world, input)) return
    const before = world
    const at = { n: world.n + 1, t: Math.max(now, world.t) }
    const folded = fold.step(world, at, input)
    world = folded.world
    records.push({ ...at, input })
    if (folded.crash !== undefined) throw new Broken(`a unit threw: ${String(folded.crash)}`)
    for (const check of play.always) {
      const why = check({ before, input, world })
      if (why !== null) throw new Broken(why)
    }
  }
  const answerOne = (weather: Weather): void => {
    const key = chance.pick(Object.keys(world.calls))
    if (key !== undefined) bringAnswer(play, world, key, chance, weather, bring)
  }
  const ring = (late: boolean): boolean => {
    const due = Object.entries(world.timers)
      .filter(([, timer]) => timer.due <= now)
      .toSorted(([, one], [, other]) => one.due - other.due)
    const next = late ? chance.pick(due) : due[0]
    if (next) bring({ type: "TimerFired", key: next[0] })
    return next !== undefined
  }
  const stepOnce = (dead: string[]): void => {
    const drawn = chance.next()
    if (drawn < 0.5) {
      const event = play.intend(world, chance)
      if (event) bring({ type: "Happened", event })
    } else if (drawn < 0.72) {
      dead.push(...Object.keys(world.calls))
      answerOne("foul")
    } else if (drawn < 0.75) {
      const key = chance.pick(dead)
      if (key !== undefined) bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: { _tag: "Unreachable" } } })
    } else if (drawn < 0.88) {
      now += chance.pick(leaps) ?? 0
    } else if (!ring(true)) now = nextDue(world) ?? now
  }
  const becomeCalm = (): void => {
    const until = now + calm.time
    for (let inputs = 0; inputs < calm.inputs; inputs++) {
      while (ring(false));
      const before = world
      for (const key of Object.keys(world.calls)) bringAnswer(play, world, key, chance, "fair", bring)
      if (world !== before) continue
      const due = nextDue(world)
      if (due === null || due > until) return
      now = Math.max(now, due)
    }
    throw new Broken(`after ${calm.inputs} inputs of fair weather it still does not rest`)
  }
  const dead: string[] = []
  try {
    bring({ type: "Started", start: play.start(chance) })
    for (let step = 0; step < steps; step++) stepOnce(dead)
    becomeCalm()
    const stuck = play.atRest(world)
    if (stuck !== null) throw new Broken(stuck)
    const again = foldAgain(play, records)
    if (again !== null) throw new Broken(again)
    return { seed, log: { checkpoint: null, records }, world, broken: null }
  } catch (cause) {
    if (!(cause instanceof Broken)) throw cause
    return { seed, log: { checkpoint: null, records }, world, broken: { n: world.n, why: cause.message } }
  }

  /** The log, folded again from its start, and from the middle out of a world that was written down as text. */
  function foldAgain(of: Play<Start, Event, Command>, log: readonly LogRecord<Start, Event>[]): string | null {
    let replayed = of.fold.empty
    let resumed: World<Command> | null = null
    const middle = Math.floor(log.length / 2)
    for (const { n, t, input } of log) {
      if (n === middle) resumed = JSON.parse(JSON.stringify(replayed)) as World<Command>
      replayed = of.fold.step(replayed, { n, t }, input).world
      if (resumed !== null) resumed = of.fold.step(resumed, { n, t }, input).world
    }
    const hash = digestWorld(world)
    if (digestWorld(replayed) !== hash) return "replay differs from what was lived"
    return resumed === null || digestWorld(resumed) === hash ? null : "replay from a checkpoint differs"
  }
}

const nextDue = (world: World): number | null => {
  const dues = Object.values(world.timers).map(({ due }) => due)
  return dues.length === 0 ? null : Math.min(...dues)
}

const bringAnswer = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  world: World<Command>,
  key: string,
  chance: Chance,
  weather: Weather,
  bring: (input: Input<Start, Event>) => void,
): void => {
  const call = world.calls[key]
  if (!call) return
  const brought = play.answer(call.command, world, chance, weather)
  if (brought._tag === "End") bring({ type: "CallEnded", key, exit: brought.exit })
  else if (brought._tag === "News") bring({ type: "CallNews", key, news: brought.news })
}
