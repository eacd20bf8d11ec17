import { setTimeout as sleep } from "node:timers/promises"
import { openStandIn } from "../../standIn/standIn.ts"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { post } from "../harness/post.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { faultyPost, faultySend } from "./faultyProvider.ts"
import { isSettled, judgeMoney } from "./judgeMoney.ts"
import { openPayer, type Ordered } from "./payer.ts"

/** Milliseconds: so short that some orders lapse while their payment is under way. */
const lapsesAfter = 2500

/** Milliseconds in which everything must come to rest once nothing fails any more. */
const patience = 120_000

/**
 * Customers pay, again and in other ways, while calls between browser, server and provider are lost, repeated and late,
 * and so are the provider's notifications; some are forged. Stores accept, refuse, cancel and refund meanwhile.
 */
export const paidOnce: Experiment = {
  name: "paid-once",
  claim: "no order is paid twice, lost, or paid and not placed, whatever fails between browser, server and provider",
  whole: 2000,
  inTests: 120,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    let isOver = false
    const faults = (nth: number) => ({ chance: chanceOf(seed, -1 - nth), isOver: () => isOver })
    const urls: string[] = []
    let forgeries = 0
    const turn = chanceOf(seed, -3)
    const standIn = openStandIn({
      shop: () => "",
      waits: { later: 200, unanswered: 1500 },
      post: faultyPost(
        async (body) => {
          const heard = await post(`${urls[turn.below(urls.length)]}/api/payments/notifications`, body)
          return heard?.status ?? 0
        },
        faults(0),
        (body, status) => {
          forgeries += 1
          if (status === 200) findings.add(`a forged notification was accepted: ${body.slice(0, 200)}`)
        },
      ),
    })
    const adyen = { ...standIn.settings, send: faultySend(standIn.settings.send, faults(1)) }
    const common = {
      adyen,
      lapsesAfter,
    } as const
    const one = await startSampleServer(common)
    const two = await startSampleServer({ ...common, database: one.database, staffKey: one.staffKey })
    urls.push(one.url, two.url)
    const look = lookInto(one.database)
    const told: Ordered[] = []
    let facts = ""
    try {
      await sideBySide(cases, 16, async (nth) => {
        const payer = openPayer({ servers: [one, two], standIn }, chanceOf(seed, nth))
        const ordered = await payer.order()
        if (ordered === null) return
        told.push(ordered)
        await Promise.all([payer.pay(ordered), payer.cook(ordered)])
      })
      isOver = true
      const until = performance.now() + patience
      await sleep(3000)
      while (!(await isSettled(look)) && performance.now() < until) await sleep(200)
      if (!(await isSettled(look))) findings.add("something is still on its way")
      facts = `${await judgeMoney(one.database, standIn, told, findings)}; ${forgeries} forgeries`
    } finally {
      standIn.close()
      await look.close()
      await two.close()
      await one.close()
    }
    return findings.outcome(cases, facts)
  },
}
