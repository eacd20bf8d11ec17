import { runningBy } from "../../kernel/running.ts"
import { seeShop, shop, type ShopFold, units } from "../../shop/shop.ts"
import { runPlay } from "../runPlay.ts"
import type { ShopJudge, ShopMoment } from "./invariants/shopMoment.ts"
import { shopPlay } from "./shopPlay.ts"
import { twoStores } from "./twoStores.fixture.ts"

/** The units of the shop that are charts. */
export const charts = Object.values(units).flatMap((unit) => ("machine" in unit ? [unit] : []))

const isUnauthorized = (input: ShopMoment["input"]): boolean =>
  input.type === "CallEnded" &&
  input.exit._tag === "Failed" &&
  (input.exit.error as { readonly status?: unknown }).status === 401

/** Steps of a long life: enough to log in, choose a company and still come to the checkout. */
const longLife = 200

/** Collects what random runs have covered: chart states, events, and the ends of calls and timers. */
export const live = (runs: number, longRuns: number) => {
  const standings = new Map<string, Set<string>>()
  const [happened, done, failed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const met = { late: 0, overlapping: 0, lateTimers: 0, longestLeap: 0, sessionsEnded: 0 }
  const look = ({ before, input, world }: ShopMoment): void => {
    for (const { name } of charts) {
      if (before.units[name] === world.units[name]) continue
      const { value } = world.units[name] as { readonly value: unknown }
      standings.set(name, (standings.get(name) ?? new Set()).add(JSON.stringify(value)))
    }
    if (Object.keys(world.calls).length > 1) met.overlapping++
    if (before.n >= 0) met.longestLeap = Math.max(met.longestLeap, world.t - before.t)
    if (input.type === "Happened") happened.add(input.event.type)
    if (input.type === "TimerFired" && world.t > (runningBy(before.timers, input.key)?.due ?? Infinity))
      met.lateTimers++
    if (input.type !== "CallEnded") return
    const type = runningBy(before.calls, input.key)?.command.type ?? ""
    ;(input.exit._tag === "Done" ? done : failed).add(type)
    if (isUnauthorized(input) && seeShop(before).session._tag === "LoggedIn") met.sessionsEnded++
  }
  const witness: ShopJudge = {
    always: (moment) => {
      look(moment)
      return null
    },
    atRest: () => null,
  }
  const fold: ShopFold = {
    ...shop,
    concerns: (world, input) => {
      const concerned = shop.concerns(world, input)
      if (!concerned && input.type === "CallEnded") met.late++
      return concerned
    },
  }
  const play = { ...shopPlay(twoStores()), fold, judge: () => witness }
  for (let seed = 1; seed <= runs; seed++) runPlay(play, seed)
  for (let seed = 1; seed <= longRuns; seed++) runPlay(play, -seed, longLife)
  return { standings, happened, done, failed, ...met }
}
