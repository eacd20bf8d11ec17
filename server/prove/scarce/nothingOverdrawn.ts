import { peopleClient } from "../../src/testing/peopleClient.ts"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { budgetRound, companies, monthEdge } from "./budgetRound.ts"
import { couponOf, couponRound } from "./couponRound.ts"

/** Rounds alternate between a code and a budget. */
export const nothingOverdrawn: Experiment = {
  name: "coupon-and-budget",
  claim:
    "fifty at once, at two servers, never get more of a code or a budget than there is, with refunds and a month's end",
  whole: 1000,
  inTests: 8,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const half = Math.ceil(cases / 2)
    let now = monthEdge.before
    const common = {
      coupons: Array.from({ length: half }, (_, nth) => couponOf(nth)),
      people: companies(half),
      clock: () => now,
      staffKey: "prove-staff-key-of-two-servers",
    } as const
    const one = await startSampleServer(common)
    const two = await startSampleServer({ ...common, database: one.database })
    const look = lookInto(one.database)
    let orders = 0
    try {
      const people = peopleClient(one)
      const sessions = [1, 2, 3].map((number) => people.sessionOf(`customer-${number}`, monthEdge.before))
      const cookies = (await Promise.all(sessions)).map(({ cookie = "" }) => cookie)
      await people.close()
      const setClock = (at: number) => void (now = at)
      for (let nth = 0; nth < cases; nth++) {
        const [chance, round] = [chanceOf(seed, nth), Math.floor(nth / 2)]
        orders +=
          nth % 2 === 0
            ? await couponRound([one, two], look.ask, round, chance, findings)
            : await budgetRound([one, two], look.ask, round, chance, findings, { cookies, setClock })
      }
    } finally {
      await look.close()
      await two.close()
      await one.close()
    }
    return findings.outcome(cases, `${orders} orders got something`)
  },
}
