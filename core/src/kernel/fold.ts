import { makeDraft } from "./draft.ts"
import type { CallExit, Input } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import { CodeNotLoaded } from "./lazyUnit.ts"
import { type Running, runningBy } from "./running.ts"
import type { At, Given, Out, Reply, Unit } from "./unit.ts"
import { makeWindows } from "./window.ts"
import type { Call, World } from "./world.ts"

/** A unit without its own types, which the fold does not need. */
// oxlint-disable-next-line typescript/no-explicit-any -- each unit has its own state and sees its own part of the world
export type AnyUnit<Start, Event extends Tagged, Command extends Tagged> = Unit<Start, any, Event, Command, any, any>

/** The world one record later, and the tells to execute. */
export interface Folded<Command extends Tagged> {
  readonly world: World<Command>
  readonly tells: readonly Command[]
  /**
   * The exception that a unit threw, which is a bug. The world is unchanged, except that the input's timer or call is
   * removed.
   */
  readonly crash?: unknown
}

/** The loop: a world and an input give the next world. Pure; throws only `CodeNotLoaded`. */
export interface Fold<Start, Event extends Tagged, Command extends Tagged> {
  readonly empty: World<Command>
  /** Whether an input is still awaited: a fired timer must be armed, an answered call running. */
  readonly concerns: (world: World<Command>, input: Input<Start, Event>) => boolean
  readonly step: (world: World<Command>, at: At, input: Input<Start, Event>) => Folded<Command>
  /** The view of each unit. */
  readonly see: (world: World<Command>) => Readonly<Record<string, unknown>>
}

const nothing: World<never> = { n: -1, t: 0, units: {}, timers: {}, calls: {} }

const without = <Item extends { readonly key: string }>(all: Running<Item>, key: string): Running<Item> =>
  Object.fromEntries(Object.entries(all).filter(([, item]) => item.key !== key))

/** The event for all units after a call has ended, whoever made it; `undefined` is none. Delivered after the caller's reply. */
export type Overhear<Event, Command> = (call: Call<Command>, exit: CallExit) => Event | undefined

/** Builds the loop over these units, which receive an event in this order. Only units that listen to an event pay for it. */
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
  // A lazy unit listens to more events once its code is loaded.
  const listenersOf = (type: string) => seats.filter(({ unit }) => unit.listens.has(type))

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
        const overheard = overhear?.(call, input.exit)
        if (overheard) draft.send(overheard)
        return
      }
    }
  }
  const stepOrThrow: Fold<Start, Event, Command>["step"] = (before, at, input) => {
    draft.open(before, at)
    begin(before, at, input)
    for (let event = draft.nextEvent(); event !== undefined; event = draft.nextEvent()) {
      const heard = { ...event, at, see }
      for (const { unit, out } of listenersOf(event.type)) {
        draft.put(unit.name, unit.step(draft.units()[unit.name], heard, out))
      }
    }
    return draft.close()
  }

  const step: Fold<Start, Event, Command>["step"] = (before, at, input) => {
    try {
      return stepOrThrow(before, at, input)
    } catch (crash) {
      if (crash instanceof CodeNotLoaded) throw crash
      // The answered call ends despite the crash; otherwise it would be made again and again.
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
