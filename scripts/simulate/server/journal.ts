import { createHash } from "node:crypto"
import type { VirtualTime } from "./virtualTime.ts"

/** The rare things that runs must cover; if one never happens in many runs, the runs are dull. */
export const rarities = [
  "price changed before the order",
  "sold out",
  "time not to be had",
  "order refused",
  "payment refused",
  "payment decided late",
  "notification doubled",
  "answer to an order lost",
  "order sent again with its key",
  "request doubled",
  "two tabs of one cart",
  "carts of two tabs joined",
  "order called off by the kitchen",
  "order given up or lapsed",
  "money given back",
  "coupon used up",
  "code given back",
  "new prices",
  "login",
  "wrong code",
  "registration",
  "number proven for an order",
  "logout",
  "session renewed",
  "a day passed for a session",
  "session over",
  "account deleted",
  "order of a customer",
  "points paid",
  "points given back",
  "points earned",
  "points too few",
  "club code ordered",
  "order on account",
  "budget used up",
  "budget given back",
  "company approved",
  "order to an address",
  "order to a hotspot",
  "address not delivered to",
  "back from a bank's page",
  "bank's page left",
  "bank asks in place",
  "payment cancelled",
  "payment cancelled by the provider",
  "capture failed afterwards",
  "order paid at the hand-over after all",
  "withdrawn order called off",
  "tracker told of a withdrawal",
  "sold out while in a cart",
  "back while in a cart",
  "refused as sold out for its time",
  "wanted for when it is back",
  "busy server",
  "call of a busy server made again",
] as const
export type Rarity = (typeof rarities)[number]

/** What happened in a run: its lines for people, its hash, and counts of the rare things. */
export interface Journal {
  readonly tell: (line: string) => void
  /** Adds a text to the hash that is too long for a line. */
  readonly mix: (text: string) => void
  readonly count: (rarity: Rarity) => void
  readonly lines: readonly string[]
  readonly counts: ReadonlyMap<Rarity, number>
  readonly hash: () => string
}

/** An empty journal, whose lines begin with the time. */
export const openJournal = (time: VirtualTime): Journal => {
  const lines: string[] = []
  const counts = new Map<Rarity, number>()
  const sum = createHash("sha256")
  return {
    lines,
    counts,
    tell: (line) => {
      const whole = `${new Date(time.now()).toISOString().slice(0, 23)} ${line}`
      lines.push(whole)
      sum.update(`${whole}\n`)
    },
    mix: (text) => void sum.update(text),
    count: (rarity) => void counts.set(rarity, (counts.get(rarity) ?? 0) + 1),
    hash: () => sum.copy().digest("hex").slice(0, 16),
  }
}
