import { setTimeout as sleep } from "node:timers/promises"
import type { RunningServer } from "../../src/startServer.ts"
import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Findings } from "../experiment.ts"
import type { Chance } from "../harness/chance.ts"
import { post } from "../harness/post.ts"

/** Two servers on one database, with one staff key. */
export type TwoServers = readonly [RunningServer, RunningServer]

/** The scarce thing that all clients of a round want, and the refusal when nothing is left. */
export interface Wish {
  readonly name: string
  readonly clients: number
  /** One client's changes to a margherita order, and the cookie it is sent with. */
  readonly orderOf: (client: number) => readonly [changes: Record<string, unknown>, headers: Record<string, string>]
  /** The only correct refusal code. */
  readonly refusal: number
  /** Upper bound in ms on each client's delay before sending. */
  readonly spread: number
}

interface Said {
  readonly type: "Refuse" | "Accept" | "Step" | "Cancel" | "Complete"
  readonly reason?: string
  readonly step?: string
}
type Fate = readonly Said[]

const steps = ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"] as const

const fates: readonly [Fate, ...Fate[]] = [
  [],
  [{ type: "Refuse", reason: "no dough" }],
  [{ type: "Accept" }, { type: "Cancel", reason: "no oven" }],
  [{ type: "Accept" }],
  [{ type: "Accept" }, ...steps.map((step) => ({ type: "Step" as const, step })), { type: "Complete" }],
]

/** A round's orders as their clients know them: accepted ones, and those that the kitchen cancelled. */
export interface Burst {
  readonly taken: readonly string[]
  readonly kept: readonly string[]
}

const either = ([one, two]: TwoServers, chance: Chance): RunningServer => (chance.happens(0.5) ? one : two)

const codesOf = (text: string): readonly unknown[] =>
  (JSON.parse(text) as { readonly errors?: readonly { readonly code: unknown }[] }).errors?.map(({ code }) => code) ??
  []

/** The kitchen decides on an order, sometimes at both servers at once; `true` when the order still counts. */
const settle = async (servers: TwoServers, orderId: string, chance: Chance): Promise<boolean> => {
  const fate = chance.pick(fates)
  for (const said of fate) {
    const report = () => {
      const { url, staffKey } = either(servers, chance)
      return post(`${url}/api/kitchen/orders/${orderId}/report`, said, { "staff-key": staffKey })
    }
    await Promise.all(chance.happens(0.3) ? [report(), report()] : [report()])
  }
  return !fate.some(({ type }) => type === "Refuse" || type === "Cancel")
}

/** Many concurrent clients want the same at both servers, while the kitchen accepts, refuses and cancels orders. */
export const burst = async (servers: TwoServers, wish: Wish, chance: Chance, findings: Findings): Promise<Burst> => {
  const taken: string[] = []
  const kept: string[] = []
  const one = async (client: number) => {
    await sleep(chance.below(wish.spread + 1))
    const [changes, headers] = wish.orderOf(client)
    const key = `${wish.name}-${client}-${chance.below(1e9)}`
    const order = margheritas(1, changes)
    const send = () =>
      post(`${either(servers, chance).url}/api/order/create`, order, { "idempotency-key": key, ...headers })
    // One in ten sends the same order twice, as a phone with a bad connection does.
    const answers = await Promise.all(chance.happens(0.1) ? [send(), send()] : [send()])
    // Of the two, the later may get what was returned after the earlier was refused.
    const heard = answers.find((answer) => answer?.status === 200) ?? answers[0] ?? null
    if (heard === null) return findings.add(`${wish.name}: client ${client} got no answer`)
    if (heard.status !== 200) {
      const isRight = heard.status < 500 && codesOf(heard.text).join() === String(wish.refusal)
      if (!isRight) findings.add(`${wish.name}: client ${client} heard ${heard.status} ${heard.text.slice(0, 200)}`)
      return
    }
    const { orderId } = JSON.parse(heard.text) as { readonly orderId: string }
    taken.push(orderId)
    if (await settle(servers, orderId, chance)) kept.push(orderId)
  }
  await Promise.all(Array.from({ length: wish.clients }, (_, client) => one(client)))
  return { taken, kept }
}

/** Checks repeatedly until the work is done, and returns its result. */
export const lookDuring = async <A>(work: Promise<A>, look: () => Promise<unknown>): Promise<A> => {
  const over = new AbortController()
  const done = work.finally(() => over.abort())
  while (!over.signal.aborted) await look()
  return done
}
