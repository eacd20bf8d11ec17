import type { Json } from "@skorpe/core/kernel"
import { seeShop, shop, type ShopWorld } from "@skorpe/core/shop"
import type { ShopCommand } from "@skorpe/core/messages"
import {
  describeInput,
  makeTimeTravel,
  readLog,
  type ShopRecord,
  type TimeTravel,
  type Unreadable,
  type WrittenLog,
} from "@skorpe/core/replay"
import { type Lane, makeLanes } from "./lanes.ts"

/** What one record did, as far as the list, the search and the lanes need it. */
export interface RecordEffects {
  /** The units whose state the record changed. */
  readonly units: readonly string[]
  /** The names of the commands that it told or called, and of the timers that it armed. */
  readonly caused: readonly string[]
  /** False when no such timer or call ran: the record changed nothing. */
  readonly isConcerned: boolean
  /** Whether a unit threw. */
  readonly isCrash: boolean
}

/** A chart's state from a record on, as XState's state value. */
interface Way {
  readonly position: number
  readonly value: Json
}

/** What the records did, for those folded so far. */
interface Notes {
  readonly deeds: readonly RecordEffects[]
  readonly lanes: readonly Lane[]
  /** The history of each chart's states, by unit. */
  readonly ways: ReadonlyMap<string, readonly Way[]>
  /** Positions of the records that changed the address, in order. */
  readonly turns: readonly number[]
}

/**
 * An opened log: its records, what each did, and the world after any of them. It is folded lazily, as far as needed.
 */
export interface Session extends WrittenLog {
  readonly file: string
  readonly records: readonly ShopRecord[]
  readonly travel: TimeTravel<ShopCommand>
  /** Notes of the records up to this position at least, or of all. */
  readonly notes: (position?: number) => Notes
  /** The first upcast record: hashes from here on cannot be compared; `undefined` when all can. */
  readonly upcastFrom: number | undefined
}

/** A file that is not a log: its name, with the line and the reason. */
export interface Refused extends Unreadable {
  readonly file: string
}

/** Why a file is not a log, with its name and the place. */
export const refusedWords = ({ file, line, record, why }: Refused): string =>
  `${file}, line ${line}${record === null ? "" : ` (record ${record})`}: ${why}.`

/** The address that a world shows. */
const pathIn = (world: ShopWorld): string => (world.n < 0 ? "" : seeShop(world).route.path)

const newNames = (
  all: Readonly<Record<string, { readonly key: string }>>,
  others: Readonly<Record<string, { readonly key: string }>>,
): readonly string[] => Object.keys(all).filter((name) => all[name]?.key !== others[name]?.key)

/** Reads a log file. */
export const openSession = (file: string, text: string): Session | Refused => {
  const read = readLog(text)
  if (read._tag === "Unreadable") return { ...read, file }
  const { log, market, build, grade } = read
  const upcastFrom = grade._tag === "Upcast" ? grade.from : undefined
  return sessionOf({ file, market, build, log, upcastFrom })
}

/** The session of a log, which notes what each record did when it is first folded. */
export const sessionOf = (written: Pick<Session, "file" | "market" | "build" | "log" | "upcastFrom">): Session => {
  const { log } = written
  const deeds: RecordEffects[] = []
  const turns: number[] = []
  const lanes = makeLanes(log.checkpoint ?? shop.empty)
  const ways = new Map<string, Way[]>()
  const noteWay = (unit: string, position: number, world: ShopWorld): void => {
    const state = world.units[unit]
    if (typeof state !== "object" || state === null || !("value" in state)) return
    const way = ways.get(unit) ?? []
    if (way.length === 0) ways.set(unit, way)
    const value = state.value as Json
    if (JSON.stringify(way.at(-1)?.value) !== JSON.stringify(value)) way.push({ position, value })
  }
  for (const unit of Object.keys(log.checkpoint?.units ?? {})) noteWay(unit, -1, log.checkpoint ?? shop.empty)
  const travel = makeTimeTravel(shop, log, {
    note: (before, { input }, { world, tells, crash }, position) => {
      const units = Object.keys(world.units).filter((unit) => world.units[unit] !== before.units[unit])
      for (const unit of units) noteWay(unit, position, world)
      if (units.includes("route") && pathIn(before) !== pathIn(world)) turns.push(position)
      const armed = world.timers === before.timers ? [] : newNames(world.timers, before.timers)
      const called = world.calls === before.calls ? [] : newNames(world.calls, before.calls)
      deeds.push({
        units,
        caused: [
          ...tells.map(({ type }) => type),
          ...called.map((name) => world.calls[name]?.command.type ?? name),
          ...armed,
        ],
        isConcerned: shop.concerns(before, input),
        isCrash: crash !== undefined,
      })
      lanes.note(before, world)
    },
  })
  return {
    ...written,
    records: log.records,
    travel,
    notes: (position = log.records.length - 1) => {
      if (position >= deeds.length) travel.at(position)
      return { deeds, turns, lanes: lanes.all(), ways }
    },
  }
}

/** Folds a session to its end, a few records with each step. */
export function* foldOn({ travel }: Session): Generator<undefined, void> {
  for (let position = 0; position < travel.length; position += 100) {
    travel.at(position)
    yield
  }
  travel.at(travel.length - 1)
}

/** The time of the first record; times in the list count from here. */
export const beginOf = ({ records }: Session): number => records[0]?.t ?? 0

/** A record's name in the list: its event, or the timer or call that it is about. */
export const nameOf = ({ input }: ShopRecord): string => {
  switch (input.type) {
    case "Started":
      return "Started"
    case "Happened":
      return input.event.type
    case "TimerFired":
      return `${withoutNumber(input.key)} rings`
    case "CallNews":
      return `${withoutNumber(input.key)} has news`
    case "CallEnded":
      return `${withoutNumber(input.key)} ${input.exit._tag === "Done" ? "is answered" : "fails"}`
  }
}

/** `validation.ask` of the key `validation.ask@12`. */
export const withoutNumber = (key: string): string => key.replace(/@\d+$/, "")

/** A record's fields on one line, after its name. */
export const fieldsOf = (record: ShopRecord): string => {
  const { input } = record
  switch (input.type) {
    case "Started":
    case "Happened":
      return describeInput(record).replace(/^\S+\s*/, "")
    case "TimerFired":
      return ""
    case "CallNews":
    case "CallEnded":
      return describeInput(record).replace(/^\S+ \S+\s*/, "")
  }
}

/** Whether an event of the customer, not a timer or an answer. */
export const isHappened = ({ input }: ShopRecord): boolean => input.type === "Happened" || input.type === "Started"
