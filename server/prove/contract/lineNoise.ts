import { type Experiment, makeFindings } from "../experiment.ts"
import { type Chance, chanceOf } from "../harness/chance.ts"
import { sendRaw } from "../harness/sendRaw.ts"
import { sideBySide } from "../harness/sideBySide.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { faultOf } from "./judgeAnswer.ts"

type Noise = (chance: Chance) => string | Buffer

const head = "POST /api/order/price HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
const json = `${head}content-type: application/json\r\n`

const noises: readonly [Noise, ...Noise[]] = [
  () => "PIZZA PLEASE\r\n\r\n",
  () => "GET /api/stores\r\n\r\n",
  () => "GET /api/stores HTTP/1.1\r\n\r\n",
  () => "GET /api/stores HTTP/9.9\r\nhost: a\r\n\r\n",
  () => "GET /api/stores HTTP/1.0\r\n\r\n",
  () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  () => "CONNECT evil.test:443 HTTP/1.1\r\nhost: evil.test\r\n\r\n",
  () => "OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  () => "GET http://evil.test/api/stores HTTP/1.1\r\nhost: evil.test\r\nconnection: close\r\n\r\n",
  () => "GET /api/stores HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n",
  () => "GET  /api/stores HTTP/1.1\r\nhost: a\r\n\r\n",
  () => "GET /api/sto\u0000res HTTP/1.1\r\nhost: a\r\n\r\n",
  () => "GET /api/stores HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n",
  () => "GET /api/stores HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n",
  () => "GET /api/stores HTTP/1.1\r\nhost: a\r\nno colon\r\n\r\n",
  () => "GET /api/stores HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
  () => `GET /api/stores HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
  () => `GET /${"y".repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  () => `GET /api/stores HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${"a: b\r\n".repeat(2_500)}\r\n`,
  () => `${json}content-length: -1\r\n\r\n{}`,
  () => `${json}content-length: x\r\n\r\n{}`,
  () => `${json}content-length: 2\r\ncontent-length: 3\r\n\r\n{}a`,
  () => `${json}content-length: 99999999999999999999\r\n\r\n{}`,
  () => `${json}content-length: 1073741824\r\n\r\n{}`,
  () => `${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  () => `${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  () => `${json}transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}`,
  () => `${json}transfer-encoding: gzip\r\n\r\n{}`,
  () => `${json}transfer-encoding: chunked\r\n\r\n${"1\r\nx\r\n".repeat(60_000)}0\r\n\r\n`,
  () => `${json}content-length: 400000\r\n\r\n${"x".repeat(400_000)}`,
  () => `${json}expect: 100-continue\r\ncontent-length: 400000\r\n\r\n`,
  () => `${json}expect: a-miracle\r\ncontent-length: 2\r\n\r\n{}`,
  () => Buffer.from("16030100c8010000c403", "hex"),
  () => Buffer.from([0, 0, 0, 0, 13, 10, 13, 10]),
  (chance) => Buffer.from(Array.from({ length: chance.between(20, 900) }, () => chance.below(256))),
  (chance) => {
    // A valid request with one byte changed.
    const bytes = Buffer.from(`${json}content-length: 2\r\n\r\n{}`)
    bytes[chance.below(bytes.length)] = chance.below(256)
    return bytes
  },
]

/** A connection waiting for more data is fine until the server's timeout; `slow-senders` checks that. */
const patience = 5_000

/** Bytes that are not a request, or one corrupted in transit. */
export const lineNoise: Experiment = {
  name: "line-noise",
  claim: "non-HTTP, or HTTP with broken framing, is answered in our error shape and never harms others",
  whole: 20_000,
  inTests: 300,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const server = await startSampleServer()
    let waiting = 0
    try {
      await sideBySide(cases, 8, async (nth) => {
        const chance = chanceOf(seed, nth)
        const noise = (noises[nth % noises.length] ?? noises[0])(chance)
        const outcome = await sendRaw(server.port, [noise, "\r\n\r\n"], patience)
        const fault = faultOf("", outcome)
        if (outcome._tag === "Silent") waiting += 1
        else if (fault !== null)
          findings.add(`case ${nth}: ${fault}\n    to ${JSON.stringify(noise.toString("latin1").slice(0, 200))}`)
      })
      const { status } = await fetch(`${server.url}/api/health`)
      if (status !== 200) findings.add(`afterwards its health is ${status}`)
    } finally {
      await server.close()
    }
    return findings.outcome(cases, `${waiting} connections still waited for the rest of a request`)
  },
}
