import type { Customer } from "@skorpe/core/domain/account"
import { sessionLife } from "@skorpe/core/domain/account"
import type { People } from "../../src/database/seeds/people.ts"
import { hashOf } from "../../src/secrets/secrets.ts"
import { company } from "../../src/testing/company.ts"
import { peopleClient } from "../../src/testing/peopleClient.ts"
import { type Experiment, makeFindings } from "../experiment.ts"
import { lookInto } from "../harness/database.ts"
import { post } from "../harness/post.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { type Flow, flows, walkersCompany } from "./flows.ts"
import { type Ending, walk } from "./walk.ts"

/** Walkers in parallel; they mostly wait. */
const walkers = 24

const many = { times: 1_000_000_000, within: 60_000 }
const noLimits = { smsToNumber: many, smsFromAddress: many, smsInTotal: many, codesFromAddress: many }
const phoneOf = (walker: number): string => `+47401000${10 + walker}`
const idOf = (walker: number): string => `walker-${walker}`

const people = (): People => {
  const [first] = company.customers
  if (first === undefined) throw new Error("the company has no customers")
  const limits = { perOrder: null, perMonth: null }
  const customers = Array.from({ length: walkers }, (_, walker): Customer => {
    const organisations = [{ organisationId: walkersCompany, isActive: true }]
    const [_id, externalId, phoneNumber] = [idOf(walker), `external-${walker}`, phoneOf(walker)]
    return { ...first, _id, externalId, phoneNumber, organisations }
  })
  const others = customers.slice(1).map(({ _id }) => ({ customerId: _id, role: "member" as const, limits }))
  return {
    customers,
    organisations: [
      {
        id: walkersCompany,
        name: "Bedrift 1 AS",
        number: "999999999",
        limits,
        discount: null,
        members: [{ customerId: idOf(0), role: "administrator", limits }, ...others],
      },
    ],
  }
}

interface Case {
  readonly flow: Flow
  readonly before: number
  readonly ending: string
}

/** A sample of this size, spread evenly. */
const spread = (all: readonly Case[], wanted: number): readonly Case[] => {
  const count = Math.min(wanted, all.length)
  return Array.from({ length: count }, (_, nth) => all[Math.floor((nth * all.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

/** Before every call of every flow, the session is ended in every way that something else can end it. */
export const sessionOver: Experiment = {
  name: "session-over",
  claim:
    "a session that ends before call k of a flow, for all k: one logout, a clean state, the cart kept, a guest goes on",
  whole: 1000,
  inTests: 24,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const common = {
      botCheck: null,
      limits: noLimits,
    } as const
    const server = await startSampleServer({ ...common, people: people() })
    const look = lookInto(server.database)
    const client = peopleClient(server)
    const byHash = (token: string) => `token_hash = decode('${hashOf(token).toString("hex")}', 'hex')`
    const endings: Readonly<Record<string, Ending>> = {
      "logged out elsewhere": (token) =>
        post(`${server.url}/api/auth/logout`, {}, { cookie: `__Host-session=${token}` }),
      "deleted with its account's sessions": (token) => look.ask(`DELETE FROM session WHERE ${byHash(token)}`),
      "a day old": (token) =>
        look.ask(`UPDATE session SET renewed_at = '${ago(sessionLife.holds)}' WHERE ${byHash(token)}`),
    }
    let walked = 0
    const go = async (flow: Flow, walker: number, end: { readonly before: number; readonly how: Ending } | null) => {
      const age = flow.comes === "withOldGrant" ? sessionLife.renewsAfter + 1 : 0
      const { cookie = "" } = await client.sessionOf(idOf(walker), Date.now() - age)
      const phone = phoneOf(walker)
      const newestCode = async () => {
        const [row] = await look.ask<{ readonly body: string }>(
          `SELECT body FROM outbox WHERE recipient = '${phone}' ORDER BY id DESC LIMIT 1`,
        )
        return /\d{6}/.exec(row?.body ?? "")?.[0] ?? ""
      }
      const name = `prove${seed}x${walked++}`
      return walk({ server, flow, name, phone, token: cookie.split("=")[1] ?? "", newestCode, end }, findings)
    }
    try {
      const whole = await Promise.all(flows.map((flow, walker) => go(flow, walker, null)))
      const all = flows.flatMap((flow, at) =>
        (whole[at] ?? []).flatMap(({ hadSession }, before): readonly Case[] =>
          hadSession ? Object.keys(endings).map((ending) => ({ flow, before, ending })) : [],
        ),
      )
      const free = Array.from({ length: walkers }, (_, walker) => walker)
      const wanted = spread(all, cases)
      await sideBySide(wanted.length, walkers, async (nth) => {
        const one = wanted[nth]
        const how = endings[one?.ending ?? ""]
        const walker = free.pop()
        if (one === undefined || how === undefined || walker === undefined) return
        await go(one.flow, walker, { before: one.before, how })
        free.push(walker)
      })
      return findings.outcome(wanted.length, `of ${all.length} that there are, in ${flows.length} flows`)
    } finally {
      await client.close()
      await look.close()
      await server.close()
    }
  },
}

const ago = (millis: number): string => new Date(Date.now() - millis).toISOString()
