import { readFixtures } from "@skorpe/fixtures"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { sendRaw } from "../harness/sendRaw.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { badRequests, type RawRequest } from "./badRequest.ts"
import { doors } from "./endpoints.ts"
import { faultOf } from "./judgeAnswer.ts"
import { learnWords } from "./knownWords.ts"

const patience = 5_000

const write = ({ method, target, headers, body }: RawRequest): readonly [Buffer, Buffer] => {
  const length = body.length > 0 || method === "POST" ? [`content-length: ${body.length}`] : []
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    ...headers.map(([name, text]) => `${name}: ${text}`),
    ...length,
  ]
  return [Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]
}

const tell = ({ method, target, headers, body }: RawRequest): string =>
  `${method} ${target.slice(0, 120)} ${JSON.stringify(headers).slice(0, 200)} ${JSON.stringify(body.toString("latin1").slice(0, 200))}`

/** Bad inputs to every endpoint of the contract, generated from its own schemas. */
export const badInput: Experiment = {
  name: "bad-input",
  claim: "junk at any endpoint is answered within 5 s in our error shape, never 5xx, never with a stack",
  whole: 2000,
  inTests: 60,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const server = await startSampleServer({ people: readFixtures("no") })
    const heard = new Map<number, number>()
    try {
      const words = await learnWords(server)
      const makers = doors.map((door) => ({ door, make: badRequests(door, words, seed) }))
      await sideBySide(cases * makers.length, 8, async (nth) => {
        const maker = makers[nth % makers.length]
        if (maker === undefined) return
        const request = maker.make(chanceOf(seed, nth))
        const outcome = await sendRaw(server.port, write(request), patience)
        const fault = faultOf(request.method, outcome)
        if (fault !== null) findings.add(`${maker.door.name}, case ${nth}: ${fault}\n    to ${tell(request)}`)
        const status = outcome._tag === "Answered" ? outcome.answer.status : 0
        heard.set(status, (heard.get(status) ?? 0) + 1)
      })
    } finally {
      await server.close()
    }
    const spread = [...heard].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
    return findings.outcome(cases * doors.length, `${doors.length} endpoints; answers ${spread.join(", ")}`)
  },
}
