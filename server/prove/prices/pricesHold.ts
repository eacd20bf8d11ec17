import { isProblemCode } from "@skorpe/core/domain/problem"
import { type Experiment, type Findings, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { type Heard, post } from "../harness/post.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { sampleCart } from "./sampleCarts.ts"
import { tamper, tamperQuestion } from "./tamper.ts"
import { startSampleServer } from "../harness/sampleServer.ts"

const refusals = new Set([400, 409])

const isRefusal = ({ status, text }: Heard): boolean =>
  refusals.has(status) &&
  JSON.parse(text).errors.every(
    ({ code }: { readonly code: unknown }) => typeof code === "number" && isProblemCode(code),
  )

const short = ({ status, text }: Heard): string => `${status} ${text.slice(0, 160)}`

const judgePrice = (sent: string, truth: number, heard: Heard | null, findings: Findings): void => {
  if (heard !== null && isRefusal(heard)) return
  const isOwn = heard?.status === 200 && JSON.parse(heard.text).customerAmount === truth
  if (!isOwn) findings.add(`price of ${truth}: ${heard === null ? "silence" : short(heard)} to ${sent.slice(0, 300)}`)
}

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
          judgePrice(question, cart.truth, await post(`${server.url}/api/order/price`, question), findings)
          return
        }
        const body = tamper(cart, chance)
        const heard = await post(`${server.url}/api/order/create`, body, { "idempotency-key": `false-${seed}-${nth}` })
        if (heard?.status === 200) placed.set(mark, cart.truth)
        else if (heard === null || !isRefusal(heard)) {
          findings.add(`${heard === null ? "silence" : short(heard)} to ${body.slice(0, 300)}`)
        }
      })
      const rows = await look.ask<{ readonly mark: string; readonly agreed: number; readonly charged: number }>(stored)
      for (const { mark, agreed, charged } of rows) {
        if (placed.get(mark) !== charged || agreed !== charged) {
          findings.add(`${mark}: costs ${placed.get(mark)}, agreed ${agreed}, charged ${charged}`)
        }
      }
      if (rows.length !== placed.size) findings.add(`${placed.size} orders told, ${rows.length} stored`)
    } finally {
      await look.close()
      await server.close()
    }
    return findings.outcome(cases, `${placed.size} of them were correct by chance, and ordered at the true price`)
  },
}
