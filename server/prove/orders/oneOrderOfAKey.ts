import type { RunningServer } from "../../src/startServer.ts"
import { margheritas } from "../../src/testing/orderingClient.ts"
import { type Experiment, type Findings, makeFindings } from "../experiment.ts"
import { type Chance, chanceOf } from "../harness/chance.ts"
import { post } from "../harness/post.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { type Call, judgeCalls } from "./judgeCalls.ts"
import { judgeStored } from "./judgeStored.ts"
import type { SentOrder } from "./sentOrders.ts"

type Servers = readonly [RunningServer, RunningServer]

/**
 * Two to twenty concurrent calls with one key, at both servers, some with another body, some disconnecting before their
 * answer.
 */
const callAtOnce = async (servers: Servers, order: SentOrder, chance: Chance, findings: Findings) => {
  const otherBodies = chance.happens(0.3)
  const lostAnswers = chance.happens(0.4)
  const call = async (): Promise<Call> => {
    const quantity = otherBodies && chance.happens(0.5) ? order.quantity + 1 : order.quantity
    const signal = lostAnswers && chance.happens(0.7) ? AbortSignal.timeout(chance.below(25)) : null
    const body = margheritas(quantity, { billingNote: order.mark })
    const address = `${servers[chance.below(2) === 0 ? 0 : 1].url}/api/order/create`
    return { quantity, heard: await post(address, body, { "idempotency-key": order.key }, signal) }
  }
  const calls = await Promise.all(Array.from({ length: chance.between(2, 20) }, call))
  // Callers without an answer retry with the same body, at either server.
  const lost = calls.filter(({ heard }) => heard === null)
  const again = await Promise.all(
    [...lost, { quantity: order.quantity }].map(async ({ quantity }): Promise<Call> => {
      const body = margheritas(quantity, { billingNote: order.mark })
      const address = `${servers[chance.below(2) === 0 ? 0 : 1].url}/api/order/create`
      return { quantity, heard: await post(address, body, { "idempotency-key": order.key }) }
    }),
  )
  return judgeCalls([...calls, ...again], order, (violation) => findings.add(violation))
}

/** One key, many concurrent calls: at most one order, confirmed alike to all its callers. */
export const oneOrderOfAKey: Experiment = {
  name: "one-order-of-a-key",
  claim:
    "calls with one key make one order, in parallel, over two servers, with lost answers; another body is 409 1006",
  whole: 2000,
  inTests: 60,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const one = await startSampleServer()
    const two = await startSampleServer({ database: one.database })
    try {
      const orders: SentOrder[] = []
      await sideBySide(cases, 4, async (nth) => {
        const chance = chanceOf(seed, nth)
        const order = {
          key: `prove-key-${seed}-${nth}`,
          mark: `mark-${nth}`,
          quantity: chance.between(1, 9),
          told: null,
        }
        orders.push(await callAtOnce([one, two], order, chance, findings))
      })
      await judgeStored(one.database, orders, 199, findings)
    } finally {
      await two.close()
      await one.close()
    }
    return findings.outcome(cases)
  },
}
