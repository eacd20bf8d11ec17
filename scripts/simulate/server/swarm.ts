import { chanceAt } from "./chanceAt.ts"

/** What a run may have besides a customer who orders: faults of the surroundings, and kinds of what people do. */
export const kinds = [
  "lost requests",
  "lost answers",
  "doubled requests",
  "slow requests",
  "provider away",
  "lost notifications",
  "doubled notifications",
  "wrong clocks",
  "cards",
  "coupons",
  "scheduled orders",
  "second tabs",
  "reloads",
  "giving up",
  "long pauses",
  "closing time",
  "kitchen calls off",
  "sold out",
  "new prices",
  "refunds",
  "accounts",
  "companies",
  "sessions end",
  "shared accounts",
  "leaving for good",
  "deliveries",
  "banks",
  "withdrawn payments",
  "busy server",
] as const
export type Kind = (typeof kinds)[number]

/** What a run has. */
export type Swarm = ReadonlySet<Kind>

/** Each run lacks other kinds, because what hides a fault may be any of them. */
export const drawSwarm = (seed: number, leftOut: ReadonlySet<string>): Swarm => {
  const chance = chanceAt(seed, "swarm")
  const share = 0.4 + 0.5 * chance.next()
  return new Set(kinds.filter((kind) => chance.happens(share) && !leftOut.has(kind)))
}
