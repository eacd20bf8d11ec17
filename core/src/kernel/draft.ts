import type { Json, Tagged } from "./json.ts"
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
    outOf: (unit) => ({
      send: (event) => void queue.push(event),
      tell: (command) => void tells.push(command),
      call: (id, command) => {
        calls.drop(unit, id)
        calls.set(`${unit}.${id}@${at.n}`, { unit, id, command })
      },
      stop: (id) => calls.drop(unit, id),
      arm: (id, delay, event: Json) => {
        timers.drop(unit, id)
        timers.set(`${unit}.${id}@${at.n}`, { unit, id, event, due: at.t + delay })
      },
      disarm: (id) => timers.drop(unit, id),
      keepOnly: (ids) => {
        calls.keepOnly(unit, ids)
        timers.keepOnly(unit, ids)
      },
    }),
    nextEvent: () => queue[heard++],
    send: (event) => void queue.push(event),
    close: () => ({ world: { n: at.n, t: at.t, units, timers: timers.items(), calls: calls.items() }, tells }),
  }
}

interface Owned {
  readonly unit: string
  readonly id: string
}

/** Timers or calls by key, copied when the first of them changes. */
const makeTable = <Item extends Owned>() => {
  let items: Record<string, Item> = {}
  let own = false
  // Without a prototype an object is a plain dictionary from the start: keys that are new with each record would
  // otherwise give each world a hidden class of its own.
  const mine = (): Record<string, Item> => {
    if (own) return items
    const copy = Object.create(null) as Record<string, Item>
    for (const key in items) copy[key] = items[key] as Item
    own = true
    return (items = copy)
  }
  return {
    open: (before: Readonly<Record<string, Item>>) => {
      items = before
      own = false
    },
    items: () => items,
    take: (key: string): Item | undefined => {
      if (!Object.hasOwn(items, key)) return undefined
      const item = items[key]
      delete mine()[key]
      return item
    },
    set: (key: string, item: Item) => void (mine()[key] = item),
    drop: (unit: string, id: string) => {
      for (const key in items) {
        const item = items[key] as Item
        if (item.id === id && item.unit === unit) delete mine()[key]
      }
    },
    keepOnly: (unit: string, ids: ReadonlySet<string>) => {
      for (const key in items) {
        const item = items[key] as Item
        if (item.unit === unit && !ids.has(item.id)) delete mine()[key]
      }
    },
  }
}
