import { codeRules } from "@skorpe/core/domain/account"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { codePlay } from "./codePlay.ts"

/** Numbers played in parallel; the clock advances for all of them together. */
const wave = 40

const many = { times: 1_000_000_000, within: 60_000 }
const noLimits = { smsToNumber: many, smsFromAddress: many, smsInTotal: many, codesFromAddress: many }

/** Codes tried in sequence, in parallel, at two servers, after a new one and after their time. */
export const oneTimeCodes: Experiment = {
  name: "one-time-codes",
  claim:
    "a code works once, within its ten minutes and five tries, until the next; in sequence, in parallel, at two servers",
  whole: 10_000,
  inTests: 80,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    let now = Date.now()
    const common = {
      secret: "what two servers must share",
      clock: () => now,
      botCheck: null,
      limits: noLimits,
    } as const
    const one = await startSampleServer(common)
    const two = await startSampleServer({ ...common, database: one.database })
    const look = lookInto(one.database)
    let tries = 0
    const newestCode = async (phone: string): Promise<string> => {
      const [row] = await look.ask<{ readonly body: string }>(
        `SELECT body FROM outbox WHERE recipient = '${phone}' ORDER BY id DESC LIMIT 1`,
      )
      return /\d{6}/.exec(row?.body ?? "")?.[0] ?? ""
    }
    try {
      for (let first = 0; first < cases; first += wave) {
        const numbers = Array.from({ length: Math.min(wave, cases - first) }, (_, index) => first + index)
        const plays = numbers.map((nth) => {
          const chance = chanceOf(seed, nth)
          return { chance, ...codePlay(`+47${40_100_000 + nth}`, newestCode, [one, two], chance, findings) }
        })
        await Promise.all(plays.map(({ play, chance }) => play(chance.between(1, 6))))
        const isOver = chanceOf(seed, -1 - first).happens(0.5)
        now += isOver ? codeRules.holds : codeRules.holds - 1
        await Promise.all(plays.map(({ afterTime }) => afterTime(isOver)))
        now += codeRules.holds
        for (const { tried } of plays) tries += tried()
        const beyond = await look.ask(`SELECT 1 FROM login_code WHERE tries > ${codeRules.tries}`)
        if (beyond.length > 0) findings.add(`${beyond.length} codes were tried more than ${codeRules.tries} times`)
      }
    } finally {
      await look.close()
      await two.close()
      await one.close()
    }
    return findings.outcome(cases, `numbers; ${tries} tries`)
  },
}
