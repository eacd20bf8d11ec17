import { startAccountServer } from "../../src/testing/accountServer.ts"
import { customerClient } from "../../src/testing/customerClient.ts"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { areaUnder, mostOff } from "./areaUnder.ts"

const many = { times: 1_000_000_000, within: 60_000 }
const noLimits = {
  smsToNumber: many,
  smsFromAddress: many,
  smsInTotal: many,
  codesFromAddress: many,
  passwordsOfAccount: many,
  passwordsFromAddress: many,
  resetsOfAddress: many,
  resetsFromAddress: many,
  unsubscribesFromAddress: many,
}

/** Customers of the fixtures, and people whom nobody knows. */
const known = { phone: "+4740000011", email: "kunde1@skorpe.test" }
const unknown = { phone: "+4741234567", email: "kunde98@skorpe.test" }

type Person = typeof known

interface Question {
  readonly path: string
  readonly bodyOf: (person: Person) => object
  readonly status: number
}

/** What a stranger can ask about a number or an address, and the one status that answers it. */
const questions: Readonly<Record<string, Question>> = {
  "a code by SMS": { path: "/auth/request-login", bodyOf: ({ phone }) => ({ phone }), status: 204 },
  "a login with a wrong code": {
    path: "/auth/login",
    bodyOf: ({ phone }) => ({ phone, code: "wrong", origin: "web" }),
    status: 400,
  },
  "a login with a wrong password": {
    path: "/auth/login-email",
    bodyOf: ({ email }) => ({ email, password: "wrong password", origin: "web" }),
    status: 400,
  },
  "a link to reset a password": { path: "/auth/request-reset", bodyOf: ({ email }) => ({ email }), status: 204 },
  "no more text messages": {
    path: "/user/phone-number/unsubscribe",
    bodyOf: ({ phone }) => ({ phone }),
    status: 204,
  },
}

/** Neither an answer nor its time tells a stranger whether a number or an e-mail address has an account. */
export const nobodyKnows: Experiment = {
  name: "nobody-knows",
  claim: "neither an answer nor its time tells whether a number or an e-mail address has an account",
  whole: 2000,
  inTests: 200,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const server = await startAccountServer("no", { limits: noLimits })
    const stranger = customerClient(server)
    const chance = chanceOf(seed, 0)
    const facts: string[] = []
    try {
      for (const [name, { path, bodyOf, status }] of Object.entries(questions)) {
        const times = { known: [] as number[], unknown: [] as number[] }
        const answers = new Set<string>()
        const ask = async (who: keyof typeof times) => {
          const body = bodyOf(who === "known" ? known : unknown)
          const began = performance.now()
          const answer = await stranger.post(path, body)
          times[who].push(performance.now() - began)
          answers.add(`${answer.status} ${JSON.stringify(answer.body)}`)
          if (answer.status !== status) throw new Error(`${name} is answered with ${answer.status}`)
        }
        for (let pair = 0; pair < cases; pair++) {
          // In both orders, so that neither is always the second.
          const order = chance.happens(0.5) ? (["known", "unknown"] as const) : (["unknown", "known"] as const)
          for (const who of order) await ask(who)
        }
        const area = areaUnder(times.unknown, times.known)
        facts.push(`${name} ${area.toFixed(3)}`)
        if (answers.size !== 1) findings.add(`${name} has ${answers.size} answers: ${[...answers].join(", ")}`)
        if (Math.abs(area - 0.5) > mostOff(cases)) findings.add(`${name} takes another time: area ${area.toFixed(3)}`)
      }
    } finally {
      await server.close()
    }
    return findings.outcome(cases, `pairs a question; area: ${facts.join(", ")}`)
  },
}
