import type { Json, Tagged } from "./json.ts"
import { makeTable } from "./table.ts"
import type { At, Out } from "./unit.ts"
import type { Call, Timer, World } from "./world.ts"

/** The next world while a step computes it. The previous world is never changed. */
export interface Draft<Event extends Tagged, Command extends Tagged> {
  /** Starts from a world; leftovers of an unfinished step are discarded. */
  readonly open: (world: World<Command>, at: At) => void
  /** The units' current states. */
  readonly units: () => Readonly<Record<string, unknown>>
  readonly put: (unit: string, state: unknown) => void
  /** Removes a timer that fired, or a call that ended. */
  readonly takeTimer: (key: string) => Timer | undefined
  readonly takeCall: (key: string) => Call<Command> | undefined
  /** The `Out` of one unit; the same one serves every step. */
  readonly outOf: (unit: string) => Out<Event, Command>
  /** The oldest event that has not been delivered to units. */
  readonly nextEvent: () => Event | undefined
  readonly send: (event: Event) => void
  readonly close: () => { readonly world: World<Command>; readonly tells: readonly Command[] }
}

/** Names of a unit's timers and calls, each built once: engines look up a string built per record as a new property name. */
const namesWithin = (unit: string): ((id: string) => string) => {
  const names = new Map<string, string>()
  return (id) => {
    const known = names.get(id)
    if (known !== undefined) return known
    const name = `${unit}.${id}`
    names.set(id, name)
    return name
  }
}

/** The draft of a fold. All steps share one, because making it costs more than most steps. */
export const makeDraft = <Event extends Tagged, Command extends Tagged>(): Draft<Event, Command> => {
  let at: At = { n: 0, t: 0 }
  let units: Record<string, unknown> = {}
  let ownUnits = false
  let queue: Event[] = []
  let heard = 0
  let tells: Command[] = []
  const timers = makeTable<Timer>()
  const calls = makeTable<Call<Command>>()
  return {
    open: (world, now) => {
      at = now
      units = world.units
      ownUnits = false
      queue = []
      heard = 0
      tells = []
      timers.open(world.timers)
      calls.open(world.calls)
    },
    units: () => units,
    put: (unit, state) => {
      if (units[unit] === state) return
      if (!ownUnits) {
        units = { ...units }
        ownUnits = true
      }
      units[unit] = state
    },
    takeTimer: timers.take,
    takeCall: calls.take,
    outOf: (unit) => {
      const nameOf = namesWithin(unit)
      return {
        send: (event) => void queue.push(event),
        tell: (command) => void tells.push(command),
        call: (id, command) => {
          const name = nameOf(id)
          calls.set(name, { key: `${name}@${at.n}`, unit, id, command })
        },
        stop: (id) => calls.drop(nameOf(id)),
        arm: (id, delay, event: Json) => {
          const name = nameOf(id)
          timers.set(name, { key: `${name}@${at.n}`, unit, id, event, due: at.t + delay })
        },
        disarm: (id) => timers.drop(nameOf(id)),
        keepOnly: (ids) => {
          calls.keepOnly(unit, ids)
          timers.keepOnly(unit, ids)
        },
      }
    },
    nextEvent: () => queue[heard++],
    send: (event) => void queue.push(event),
    close: () => ({ world: { n: at.n, t: at.t, units, timers: timers.items(), calls: calls.items() }, tells }),
  }
}
