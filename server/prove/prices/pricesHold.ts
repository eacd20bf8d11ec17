import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { post } from "../harness/post.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { type Charge, compareCharges, faultInOrder, faultInPrice } from "./judgePrices.ts"
import { sampleCart } from "./sampleCarts.ts"
import { tamper, tamperQuestion } from "./tamper.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"

const stored = `
  SELECT request ->> 'billingNote' AS mark, (request ->> 'totalAmountNet')::float AS agreed,
         (SELECT (data ->> 'total')::float FROM order_event WHERE order_id = orders.id AND sequence = 1) AS charged
  FROM orders`

/** Every price in a request is falsified; the charge is the server's own, or nothing is ordered. */
export const pricesHold: Experiment = {
  name: "price-tampering",
  claim: "whatever a body says about money, the charge is the server's own or the order is refused",
  whole: 20_000,
  inTests: 600,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const server = await startSampleServer()
    const placed = new Map<string, number>()
    const look = lookInto(server.database)
    try {
      await sideBySide(cases, 8, async (nth) => {
        const chance = chanceOf(seed, nth)
        const mark = `false-${nth}`
        const cart = sampleCart(mark, chance)
        if (nth % 4 === 0) {
          const question = tamperQuestion(cart, chance)
          const fault = faultInPrice(question, cart.truth, await post(`${server.url}/api/order/price`, question))
          if (fault !== null) findings.add(fault)
          return
        }
        const body = tamper(cart, chance)
        const heard = await post(`${server.url}/api/order/create`, body, { "idempotency-key": `false-${seed}-${nth}` })
        if (heard?.status === 200) placed.set(mark, cart.truth)
        const fault = faultInOrder(body, heard)
        if (fault !== null) findings.add(fault)
      })
      compareCharges(placed, await look.ask<Charge>(stored), (violation) => findings.add(violation))
    } finally {
      await look.close()
      await server.close()
    }
    return findings.outcome(cases, `${placed.size} of them were correct by chance, and ordered at the true price`)
  },
}
