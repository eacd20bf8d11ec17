import type { Chance } from "@skorpe/core/simulation"
import type { Answered, ArrivingCall } from "../../../server/src/testing/plainCall.ts"
import type { Journal } from "./journal.ts"
import type { Kind } from "./swarm.ts"
import type { VirtualTime } from "./virtualTime.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly chanceOf: (name: string) => Chance
  readonly may: (kind: Kind) => boolean
}

/** The longest spell in seconds. */
const longest = 20

/** The refusal of the server's admission control, before any of the work is done. */
const refusals = [
  { status: 503, text: '{"errors":[{"code":3099,"message":"Too much to do"}]}' },
  { status: 429, text: '{"errors":[{"code":1011,"message":"Too many at once"}]}' },
] as const

/**
 * Spells in which the server has too much to do: it answers each call with 503 or 429, and with the seconds until the
 * spell is over. `null` for a call that it accepts.
 */
export const makeBusyServer = ({ time, journal, chanceOf, may }: Surroundings) => {
  const refused = new Set<string>()
  let until = 0
  let calls = 0
  return ({ method, path, body = "", from }: ArrivingCall): Answered | null => {
    const name = `${from} ${method} ${path} ${body}`
    if (may("busy server") && time.now() >= until) {
      const chance = chanceOf(`busy spell ${++calls}`)
      if (chance.happens(0.012)) until = time.now() + 1000 * (1 + chance.below(longest))
    }
    if (time.now() >= until) {
      if (refused.delete(name)) journal.count("call of a busy server made again")
      return null
    }
    journal.count("busy server")
    refused.add(name)
    const refusal = refusals[calls % refusals.length] ?? refusals[0]
    return { ...refusal, cookies: [], retryAfter: Math.ceil((until - time.now()) / 1000) }
  }
}
