import type { HealthHere } from "@skorpe/core/domain/operator"
import { millisecondsInMinute } from "date-fns/constants"
import { Context, Layer } from "effect"
import { Durations } from "./Durations.ts"

/** How many minutes are kept, including the current one. */
export const minutesKept = 10

/** The most routes and kinds of refusals that a minute keeps; the contract has fewer. */
const mostNames = 400

/** A call that was answered. */
export interface Answered {
  /** Method and path of the contract, never an address. */
  readonly route: string
  readonly status: number
  /** The code of a refusal; `null` when it has none. */
  readonly code: number | null
  /** The time until the response started; `null` for a call that was rejected before its route ran. */
  readonly millis: number | null
}

interface Minute {
  readonly number: number
  readonly routes: Map<string, Durations>
  readonly refusals: Map<string, { readonly status: number; readonly code: number | null; times: number }>
}

/** The calls of the last minutes in this process, in bounded memory. `now` is in milliseconds and only grows. */
export const makeRequestFigures = (now: () => number) => {
  let load: () => HealthHere["calls"] = () => ({ working: 0, waiting: 0, mostWorking: 0, mostWaiting: 0 })
  let minutes: readonly Minute[] = []
  /** The current minute; older ones are dropped when a new one starts. */
  const current = (): Minute => {
    const number = Math.floor(now() / millisecondsInMinute)
    const last = minutes.at(-1)
    if (last?.number === number) return last
    const fresh: Minute = { number, routes: new Map(), refusals: new Map() }
    minutes = [...minutes.filter((minute) => minute.number > number - minutesKept), fresh]
    return fresh
  }
  return {
    /** When this process began to count, on its own clock. */
    since: now(),
    /** Sets the function that reads the current number of calls. */
    loadIs: (read: typeof load): void => {
      load = read
    },
    tell: ({ route, status, code, millis }: Answered): void => {
      const { routes, refusals } = current()
      if (millis !== null && (routes.size < mostNames || routes.has(route)))
        entry(routes, route, () => new Durations()).add(millis)
      if (status < 400) return
      const name = `${status} ${code}`
      if (refusals.size >= mostNames && !refusals.has(name)) return
      entry(refusals, name, () => ({ status, code, times: 0 })).times += 1
    },
    read: (): Pick<HealthHere, "minutes" | "routes" | "refusals" | "calls"> => {
      current()
      const routes = new Map<string, Durations>()
      const refusals: Minute["refusals"] = new Map()
      for (const minute of minutes) {
        for (const [route, durations] of minute.routes) entry(routes, route, () => new Durations()).join(durations)
        for (const [name, { status, code, times }] of minute.refusals) {
          entry(refusals, name, () => ({ status, code, times: 0 })).times += times
        }
      }
      return {
        calls: load(),
        minutes: minutesKept,
        routes: Array.from(routes, ([route, durations]) => ({
          route,
          answers: durations.total,
          p50: durations.quantile(0.5),
          p95: durations.quantile(0.95),
          p99: durations.quantile(0.99),
        })).toSorted((a, b) => b.answers - a.answers),
        refusals: Array.from(refusals.values()).toSorted((a, b) => b.times - a.times),
      }
    },
  }
}

const entry = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** This process's figures about its own calls. */
export class RequestFigures extends Context.Service<RequestFigures, ReturnType<typeof makeRequestFigures>>()(
  "skorpe/server/RequestFigures",
) {
  static readonly layer = Layer.sync(RequestFigures, () => makeRequestFigures(() => performance.now()))
}
