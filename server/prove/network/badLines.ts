import type { Customer } from "@skorpe/core/domain/account"
import type { People } from "../../src/database/seeds/people.ts"
import { company } from "../../src/testing/company.ts"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { lookInto } from "../harness/database.ts"
import { faults } from "../harness/faultyLine.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { judgeStored } from "../orders/judgeStored.ts"
import type { SentOrder } from "../orders/sentOrders.ts"
import { openCaller } from "./caller.ts"
import { questions, type Traveller, trips } from "./trips.ts"

const many = { times: 1_000_000_000, within: 60_000 }
const noLimits = { smsToNumber: many, smsFromAddress: many, smsInTotal: many, codesFromAddress: many }
const phoneOf = (nth: number): string => `+47${41_000_000 + nth}`

const peopleOf = (count: number): People => ({
  customers: Array.from({ length: count }, (_, nth) => ({
    ...(company.customers[3] as Customer),
    _id: `customer-${nth}`,
    externalId: `external-${nth}`,
    phoneNumber: phoneOf(nth),
  })),
  organisations: [],
})

/** Each call of the core's services through a proxy that refuses, swallows, cuts, slows, doubles and delays it. */
export const badLines: Experiment = {
  name: "bad-lines",
  claim:
    "whatever the network does to a call, the core gets the truth or learns that it is unknown; one order, one session per code",
  whole: 5000,
  inTests: 200,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const common = {
      botCheck: null,
      limits: noLimits,
    } as const
    const people = peopleOf(Math.ceil(cases / 3))
    const server = await startSampleServer({ ...common, people })
    const look = lookInto(server.database)
    const newestCode = async (phone: string): Promise<string> => {
      const [row] = await look.ask<{ readonly body: string }>(
        `SELECT body FROM outbox WHERE recipient = '${phone}' ORDER BY id DESC LIMIT 1`,
      )
      return /\d{6}/.exec(row?.body ?? "")?.[0] ?? ""
    }
    const count = async (rows: string): Promise<number> => {
      const [row] = await look.ask<{ readonly count: number }>(`SELECT count(*)::int AS count FROM ${rows}`)
      return row?.count ?? 0
    }
    const sessions = (phone: string) =>
      count(`session JOIN customer ON customer.id = customer_id WHERE phone = '${phone}'`)
    const orders: SentOrder[] = []
    let logins = 0
    try {
      const good = await openCaller(server.port, chanceOf(seed, -1))
      const truth = new Map<string, string>()
      for (const [name, call] of questions) {
        const told = await good.call(call, "none")
        truth.set(name, told._tag === "Done" ? JSON.stringify(told.value) : `not to be had: ${told._tag}`)
      }
      good.close()
      await sideBySide(cases, 24, async (nth) => {
        const chance = chanceOf(seed, nth)
        const caller = await openCaller(server.port, chance)
        const round = Math.floor(nth / 3)
        const first = faults[round % faults.length] ?? "none"
        const name = `t${seed}-${nth}`
        const traveller: Traveller = { caller, name, chance, first, findings, truth, newestCode, sessions }
        if (nth % 3 === 0) await trips.asks[Math.floor(round / faults.length) % trips.asks.length]?.(traveller)
        else if (nth % 3 === 1) orders.push(await trips.order(traveller))
        else {
          const asked = await trips.logIn(traveller, phoneOf(round))
          await caller.settled()
          const codes = await count(`outbox WHERE recipient = '${phoneOf(round)}'`)
          if (codes > asked) findings.add(`${name}: ${codes} codes were sent for ${asked} requests`)
          logins += 1
        }
        await caller.settled()
        caller.close()
      })
      await judgeStored(server.database, orders, 199, findings)
    } finally {
      await look.close()
      await server.close()
    }
    return findings.outcome(cases, `${faults.length} kinds of faults; ${orders.length} orders, ${logins} logins`)
  },
}
