import type { Json, Tagged } from "./json.ts"
import { makeTable } from "./table.ts"
import type { At, Out } from "./unit.ts"
import type { Call, Timer, World } from "./world.ts"

/** A world in the making: what one step may still change. Nothing of the world before is touched. */
export interface Draft<Event extends Tagged, Command extends Tagged> {
  /** Begins anew from a world; whatever an unfinished step had put down is forgotten. */
  readonly open: (world: World<Command>, at: At) => void
  /** The units' states as they are now. */
  readonly units: () => Readonly<Record<string, unknown>>
  readonly put: (unit: string, state: unknown) => void
  /** Takes a timer out that rang, or a call that ended. */
  readonly takeTimer: (key: string) => Timer | undefined
  readonly takeCall: (key: string) => Call<Command> | undefined
  /** The hand of one unit in this draft; good for every step. */
  readonly outOf: (unit: string) => Out<Event, Command>
  /** The next event that units have not heard yet, oldest first. */
  readonly nextEvent: () => Event | undefined
  readonly send: (event: Event) => void
  readonly close: () => { readonly world: World<Command>; readonly tells: readonly Command[] }
}

/** Names of a unit's timers and calls, each made once: a new string for each record would be looked up as a new name. */
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

/** The draft of a fold. There is one for all its steps, for making one is dearer than most steps. */
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
