import { makeDraft } from "./draft.ts"
import type { CallExit, Input } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import { NotHere } from "./lateUnit.ts"
import { type Running, runningBy } from "./running.ts"
import type { At, Given, Out, Reply, Unit } from "./unit.ts"
import { makeWindows } from "./window.ts"
import type { World } from "./world.ts"

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

/** The loop of the house: a world and an input give the next world. Pure, and throws nothing but `NotHere`. */
export interface Fold<Start, Event extends Tagged, Command extends Tagged> {
  readonly empty: World<Command>
  /** Whether an input still concerns anybody: a fired timer must be armed, an answered call running. */
  readonly concerns: (world: World<Command>, input: Input<Start, Event>) => boolean
  readonly step: (world: World<Command>, at: At, input: Input<Start, Event>) => Folded<Command>
  /** What may be seen of each unit. */
  readonly see: (world: World<Command>) => Readonly<Record<string, unknown>>
}

const nothing: World<never> = { n: -1, t: 0, units: {}, timers: {}, calls: {} }

const without = <Item extends { readonly key: string }>(all: Running<Item>, key: string): Running<Item> =>
  Object.fromEntries(Object.entries(all).filter(([, item]) => item.key !== key))

/** What the whole house is told of a call that ended, whoever asked; `undefined` is nothing. Follows the unit's own answer. */
export type Overhear<Event, Command> = (command: Command, exit: CallExit) => Event | undefined

/** Builds the loop over these units; they hear an event in this order. An event costs only those that listen to it. */
export const makeFold = <Start, Event extends Tagged, Command extends Tagged>(
  units: readonly AnyUnit<Start, Event, Command>[],
  overhear?: Overhear<Event, Command>,
): Fold<Start, Event, Command> => {
  const draft = makeDraft<Event, Command>()
  const windows = makeWindows(units)
  const see = windows.over(draft.units)

  interface Seat {
    readonly unit: AnyUnit<Start, Event, Command>
    readonly out: Out<Event, Command>
  }
  const seats = units.map((unit): Seat => ({ unit, out: draft.outOf(unit.name) }))
  const seatOf = new Map(seats.map((seat) => [seat.unit.name, seat]))
  const listeners = new Map<string, Seat[]>()
  for (const seat of seats) {
    for (const type of seat.unit.listens) listeners.set(type, [...(listeners.get(type) ?? []), seat])
  }

  const answer = (name: string, reply: Reply, given: Given<unknown>) => {
    const seat = seatOf.get(name)
    if (seat) draft.put(name, seat.unit.reply(draft.units()[name], reply, seat.out, given))
  }
  const begin = (world: World<Command>, at: At, input: Input<Start, Event>) => {
    switch (input.type) {
      case "Started":
        for (const { unit, out } of seats) draft.put(unit.name, unit.init(input.start, out, at))
        return
      case "Happened":
        return draft.send(input.event)
      case "TimerFired": {
        const timer = draft.takeTimer(input.key)
        if (timer) answer(timer.unit, { type: "TimerRang", id: timer.id, event: timer.event }, { at, see })
        return
      }
      case "CallNews": {
        const call = runningBy(world.calls, input.key)
        if (call) answer(call.unit, { type: "CallNews", id: call.id, news: input.news }, { at, see })
        return
      }
      case "CallEnded": {
        const call = draft.takeCall(input.key)
        if (!call) return
        answer(call.unit, replyOf(call.id, input.exit), { at, see })
        const overheard = overhear?.(call.command, input.exit)
        if (overheard) draft.send(overheard)
        return
      }
    }
  }
  const stepOrThrow: Fold<Start, Event, Command>["step"] = (before, at, input) => {
    draft.open(before, at)
    begin(before, at, input)
    for (let event = draft.nextEvent(); event !== undefined; event = draft.nextEvent()) {
      const hearers = listeners.get(event.type)
      if (!hearers) continue
      const heard = { ...event, at, see }
      for (const { unit, out } of hearers) {
        draft.put(unit.name, unit.step(draft.units()[unit.name], heard, out))
      }
    }
    return draft.close()
  }

  const step: Fold<Start, Event, Command>["step"] = (before, at, input) => {
    try {
      return stepOrThrow(before, at, input)
    } catch (crash) {
      if (crash instanceof NotHere) throw crash
      // The answered call is over all the same, or it would be asked again for ever.
      const key = "key" in input && input.type !== "CallNews" ? input.key : ""
      const world = {
        ...before,
        n: at.n,
        t: at.t,
        timers: without(before.timers, key),
        calls: without(before.calls, key),
      }
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
          return runningBy(world.timers, input.key) !== undefined
        case "CallNews":
        case "CallEnded":
          return runningBy(world.calls, input.key) !== undefined
      }
    },
    step,
    see: ({ units: states }) => windows.onto(states),
  }
}

const replyOf = (id: string, exit: { _tag: "Done"; value: Json } | { _tag: "Failed"; error: Json }): Reply =>
  exit._tag === "Done" ? { type: "CallDone", id, value: exit.value } : { type: "CallFailed", id, error: exit.error }
