import { deepStrictEqual } from "node:assert"
import { report } from "../measure.ts"
import { cartBody, storeIds } from "./carts.ts"
import { startContestant } from "./contestant.ts"
import { inTurn } from "./rounds.ts"
import { perSecondOf, type Volley } from "./volley.ts"

const body = cartBody(storeIds[0] ?? "")
const headers = { "content-type": "application/json" }

const asked: Omit<Volley, "port"> = {
  method: "POST",
  path: "/api/order/price",
  headers,
  bodies: [body],
  keyed: false,
  clients: 16,
  warmUpSeconds: 2,
  seconds: 3,
}

/** Prices a cart of ten lines on this server, and on a bare node:http server that does not validate. */
export const benchQuote = async (): Promise<void> => {
  const skorpe = await startContestant("skorpe")
  const bare = await startContestant("bareQuote")
  try {
    const prices = await Promise.all(
      [skorpe, bare].map(async ({ port }) => {
        const answer = await fetch(`http://localhost:${port}${asked.path}`, { method: "POST", headers, body })
        return await answer.json()
      }),
    )
    deepStrictEqual(prices[0], prices[1], "the two prices differ")
    const perSecond = (port: number) => perSecondOf({ ...asked, port })
    const rounds = await inTurn(7, {
      skorpe: () => perSecond(skorpe.port),
      bare: () => perSecond(bare.port),
    })
    report("price of a cart of 10 lines, 16 clients", `${rounds.of("skorpe").toFixed(0)} /s`)
    report("bare node:http with the same rule", `${rounds.of("bare").toFixed(0)} /s`)
    report("ratio", rounds.ratio("skorpe", "bare"))
  } finally {
    await Promise.all([skorpe.stop(), bare.stop()])
  }
}
