import type { CallExit, Input } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import type { At, Given, Out, Reply, Unit } from "./unit.ts"
import type { Call, Timer, World } from "./world.ts"

/** A unit whose own types the fold need not know. */
// oxlint-disable-next-line typescript/no-explicit-any -- each unit has its own state and sees its own part of the world
export type AnyUnit<Start, Event extends Tagged, Command extends Tagged> = Unit<Start, any, Event, Command, any, any>

/** A world one record later, and what nobody waits for but somebody should do. */
export interface Folded<Command extends Tagged> {
  readonly world: World<Command>
  readonly tells: readonly Command[]
  /** What a unit threw: a bug. The world is as before, but for the timer or call that brought the input. */
  readonly crash?: unknown
}

/** The loop of the house: a world and an input give the next world. Pure, and never throws. */
export interface Fold<Start, Event extends Tagged, Command extends Tagged> {
  readonly empty: World<Command>
  /** Whether an input still concerns anybody: a fired timer must be armed, an answered call running. */
  readonly concerns: (world: World<Command>, input: Input<Start, Event>) => boolean
  readonly step: (world: World<Command>, at: At, input: Input<Start, Event>) => Folded<Command>
  /** What may be seen of each unit. */
  readonly see: (world: World<Command>) => Readonly<Record<string, unknown>>
}

const nothing: World<never> = { n: -1, t: 0, units: {}, timers: {}, calls: {} }

const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> => {
  const { [key]: _, ...rest } = all
  return rest
}

/** What the whole house is told of a call that ended, whoever asked; `undefined` is nothing. Follows the unit's own answer. */
export type Overhear<Event, Command> = (command: Command, exit: CallExit) => Event | undefined

/** Builds the loop over these units; they hear an event in this order. */
export const makeFold = <Start, Event extends Tagged, Command extends Tagged>(
  units: readonly AnyUnit<Start, Event, Command>[],
  overhear?: Overhear<Event, Command>,
): Fold<Start, Event, Command> => {
  const byName = new Map(units.map((unit) => [unit.name, unit]))
  const listeners = new Map<string, AnyUnit<Start, Event, Command>[]>()
  for (const unit of units) {
    for (const type of unit.listens) listeners.set(type, [...(listeners.get(type) ?? []), unit])
  }
  const seen = new Map<string, { state: unknown; view: unknown }>(
    units.map((unit) => [unit.name, { state: undefined, view: undefined }]),
  )
  const viewOf = (unit: AnyUnit<Start, Event, Command>, state: unknown): unknown => {
    const last = seen.get(unit.name)
    if (last === undefined) return unit.view(state)
    if (last.state !== state || last.view === undefined) {
      last.view = unit.view(state)
      last.state = state
    }
    return last.view
  }
  const seeing = (states: () => Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    const see = {}
    for (const unit of units) {
      Object.defineProperty(see, unit.name, { enumerable: true, get: () => viewOf(unit, states()[unit.name]) })
    }
    return see
  }

  // One window for all steps, for making one is dearer than most steps; a step never begins inside another.
  let current: Readonly<Record<string, unknown>> = {}
  const seeNow = seeing(() => current)

  const stepOrThrow: Fold<Start, Event, Command>["step"] = (before, at, input) => {
    let { units: states, timers, calls } = before
    const tells: Command[] = []
    const queue: Event[] = []
    current = states
    const given: Given<unknown> = { at, see: seeNow }

    const stopCalls = (lost: (call: Call<Command>) => boolean) => {
      for (const key of Object.keys(calls)) if (lost(calls[key] as Call<Command>)) calls = without(calls, key)
    }
    const stopTimers = (lost: (timer: Timer) => boolean) => {
      for (const key of Object.keys(timers)) if (lost(timers[key] as Timer)) timers = without(timers, key)
    }
    const outOf = (unit: string): Out<Event, Command> => {
      const own = (id: string) => (item: { unit: string; id: string }) => item.unit === unit && item.id === id
      return {
        send: (event) => void queue.push(event),
        tell: (command) => void tells.push(command),
        call: (id, command) => {
          stopCalls(own(id))
          calls = { ...calls, [`${unit}.${id}@${at.n}`]: { unit, id, command } }
        },
        stop: (id) => stopCalls(own(id)),
        arm: (id, delay, event) => {
          stopTimers(own(id))
          timers = { ...timers, [`${unit}.${id}@${at.n}`]: { unit, id, event, due: at.t + delay } }
        },
        disarm: (id) => stopTimers(own(id)),
        keepOnly: (ids) => {
          const lost = (item: { unit: string; id: string }) => item.unit === unit && !ids.has(item.id)
          stopCalls(lost)
          stopTimers(lost)
        },
      }
    }
    const put = (unit: AnyUnit<Start, Event, Command>, next: unknown) => {
      if (states[unit.name] === next) return
      states = { ...states, [unit.name]: next }
      current = states
    }
    const answer = (name: string, reply: Reply) => {
      const unit = byName.get(name)
      if (unit) put(unit, unit.reply(states[name], reply, outOf(name), given))
    }

    switch (input.type) {
      case "Started": {
        for (const unit of units) put(unit, unit.init(input.start, outOf(unit.name), at))
        break
      }
      case "Happened": {
        queue.push(input.event)
        break
      }
      case "TimerFired": {
        const timer = Object.hasOwn(timers, input.key) ? timers[input.key] : undefined
        if (!timer) break
        timers = without(timers, input.key)
        answer(timer.unit, { type: "TimerRang", id: timer.id, event: timer.event })
        break
      }
      case "CallNews": {
        const call = Object.hasOwn(calls, input.key) ? calls[input.key] : undefined
        if (call) answer(call.unit, { type: "CallNews", id: call.id, news: input.news })
        break
      }
      case "CallEnded": {
        const call = Object.hasOwn(calls, input.key) ? calls[input.key] : undefined
        if (!call) break
        calls = without(calls, input.key)
        answer(call.unit, replyOf(call.id, input.exit))
        const overheard = overhear?.(call.command, input.exit)
        if (overheard) queue.push(overheard)
        break
      }
    }
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      for (const unit of listeners.get(event.type) ?? []) {
        put(unit, unit.step(states[unit.name], event, outOf(unit.name), given))
      }
    }
    return { world: { n: at.n, t: at.t, units: states, timers, calls }, tells }
  }

  const step: Fold<Start, Event, Command>["step"] = (before, at, input) => {
    try {
      return stepOrThrow(before, at, input)
    } catch (crash) {
      // The answered call is over all the same, or it would be asked again for ever.
      const key = "key" in input && input.type !== "CallNews" ? input.key : ""
      const world = { ...before, ...at, timers: without(before.timers, key), calls: without(before.calls, key) }
      return { world, tells: [], crash }
    }
  }

  return {
    empty: nothing,
    concerns: (world, input) => {
      switch (input.type) {
        case "Started":
          return world.n < 0
        case "Happened":
          return true
        case "TimerFired":
          return Object.hasOwn(world.timers, input.key)
        case "CallNews":
        case "CallEnded":
          return Object.hasOwn(world.calls, input.key)
      }
    },
    step,
    see: (world) => seeing(() => world.units),
  }
}

const replyOf = (id: string, exit: { _tag: "Done"; value: Json } | { _tag: "Failed"; error: Json }): Reply =>
  exit._tag === "Done" ? { type: "CallDone", id, value: exit.value } : { type: "CallFailed", id, error: exit.error }
