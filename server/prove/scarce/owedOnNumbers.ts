import { orderLimits } from "../../src/limits/orderLimits.ts"
import { type Experiment, type Findings, makeFindings } from "../experiment.ts"
import { type Chance, chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { burst, lookDuring, type TwoServers } from "./burst.ts"
import { judgeOwed, type Owed } from "./judgeOwed.ts"

type Ask = ReturnType<typeof lookInto>["ask"]

const pizza = 199
const notAllowed = 3016

/** In one snapshot: what is counted on a number, and its orders that a kitchen has not ended. Amounts are in øre. */
const owedOn = (phone: string) => `
  WITH mine AS (
    SELECT orders.id, orders.status, (data ->> 'total')::float AS total FROM orders
    JOIN order_event ON order_event.order_id = orders.id AND order_event.sequence = 1
    WHERE request -> 'shippingInfo' ->> 'phoneNumber' = '${phone}'
  )
  SELECT coalesce((SELECT max(orders) FROM unpaid_number WHERE subject IN (
      SELECT subject FROM unpaid_claim WHERE order_id IN (SELECT id FROM mine))), 0) AS orders,
    coalesce((SELECT max(amount) FROM unpaid_number WHERE subject IN (
      SELECT subject FROM unpaid_claim WHERE order_id IN (SELECT id FROM mine))), 0)::float AS amount,
    (SELECT count(*)::int FROM mine WHERE status IN ('placed', 'accepted')) AS open,
    (SELECT coalesce(sum(total), 0) FROM mine WHERE status IN ('placed', 'accepted')) AS kroner`

/** Twenty at once want one to nine pizzas each on one number, while the kitchen ends some of their orders. */
const numberRound = async (servers: TwoServers, ask: Ask, phone: string, chance: Chance, findings: Findings) => {
  const judge = async (when: string) => {
    const [now] = await ask<Owed>(owedOn(phone))
    judgeOwed(`${phone} ${when}`, now, (violation) => findings.add(violation))
  }
  const orders = burst(
    servers,
    {
      name: phone.slice(1),
      clients: 20,
      spread: chance.below(40),
      refusal: notAllowed,
      orderOf: () => {
        const quantity = chance.between(1, 9)
        const products = [{ codes: ["MARG_AM30"], quantity, unitPrice: pizza, ingredients: [] }]
        const shippingInfo = { firstNames: "Kunde", lastName: "1", phoneNumber: phone }
        return [{ products, totalAmountNet: pizza * quantity, shippingInfo }, {}]
      },
    },
    chance,
    findings,
  )
  const { taken } = await lookDuring(orders, () => judge("while they ordered"))
  await judge("at the end")
  return taken.length
}

/** A number that nobody proved, wanted by many at once, at two servers, with a kitchen that ends orders meanwhile. */
export const owedOnNumbers: Experiment = {
  name: "owed-on-a-number",
  claim:
    "a number that nobody proved never owes more than three orders and 3000 kr, and what is counted is what is open",
  whole: 500,
  inTests: 8,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const common = {
      staffKey: "prove-staff-key-of-two-servers",
      // All these orders come from one place.
      orderLimits: { ...orderLimits, fromSource: { times: 1_000_000, within: 60_000 } },
    } as const
    const one = await startSampleServer(common)
    const two = await startSampleServer({ ...common, database: one.database })
    const look = lookInto(one.database)
    let orders = 0
    try {
      for (let nth = 0; nth < cases; nth++) {
        orders += await numberRound([one, two], look.ask, `+47402${10_000 + nth}`, chanceOf(seed, nth), findings)
      }
    } finally {
      await look.close()
      await two.close()
      await one.close()
    }
    return findings.outcome(cases, `${orders} orders were taken`)
  },
}
