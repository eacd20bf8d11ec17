import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { type Experiment, makeFindings } from "../experiment.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"

/** A server may wait for half a minute, and needs a moment more to notice. */
const longest = 45_000

/** Upper bound on the bytes read of an endless body. */
const mostBytes = 32 * 1024 * 1024

const head = "POST /api/order/price HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"

const drip = async (socket: Socket, text: string): Promise<void> => {
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    await sleep(1_000)
  }
}

type Sender = (socket: Socket) => Promise<void>

const endless: Sender = async (socket) => {
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n`)
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`
  while (!socket.destroyed && socket.bytesWritten < 2 * mostBytes) {
    socket.write(chunk)
    while (socket.writableNeedDrain && !socket.destroyed) await sleep(50)
  }
}

const senders: readonly { readonly name: string; readonly send: Sender }[] = [
  { name: "a head, one byte a second", send: (socket) => drip(socket, head) },
  {
    name: "a body, one byte a second",
    send: async (socket) => {
      socket.write(`${head}content-length: 1000\r\n\r\n`)
      await drip(socket, `{"cart":${" ".repeat(900)}`)
    },
  },
  {
    name: "a chunked body, one byte a second",
    send: async (socket) => {
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n`)
      await drip(socket, "1\r\n \r\n".repeat(100))
    },
  },
  { name: "half a body", send: async (socket) => void socket.write(`${head}content-length: 100\r\n\r\n{"cart"`) },
  { name: "half a head", send: async (socket) => void socket.write("GET /api/stores HTTP/1.1\r\nhos") },
  { name: "nothing", send: async () => undefined },
  { name: "an endless body", send: endless },
]

/** Holds a connection as long as the server lets it; returns the answer and the time to its end in ms. */
const hold = async (port: number, send: Sender) => {
  const began = performance.now()
  const socket = connect(port, "localhost")
  let said = ""
  socket.on("data", (bytes: Buffer) => (said += bytes.toString("latin1")))
  socket.on("error", () => undefined)
  const closed = new Promise((resolve) => socket.once("close", resolve))
  await once(socket, "connect")
  const sending = send(socket).catch(() => undefined)
  await Promise.race([closed, sleep(longest + 5_000, null, { ref: false })])
  const sent = socket.bytesWritten
  socket.destroy()
  await sending
  return { millis: performance.now() - began, said, sent }
}

/** Connections that send slowly, stall or never stop are cut off in bounded time, and others are served meanwhile. */
export const slowSenders: Experiment = {
  name: "slow-senders",
  claim: "a connection that drips, stalls or never ends is cut off within 45 s, and others do not wait for it",
  whole: 350,
  inTests: 14,
  run: async ({ cases }) => {
    const findings = makeFindings()
    const server = await startSampleServer()
    const over = new AbortController()
    let slowest = 0
    const lookOn = async () => {
      while (!over.signal.aborted) {
        const began = performance.now()
        const { status } = await fetch(`${server.url}/api/health`)
        slowest = Math.max(slowest, performance.now() - began)
        if (status !== 200) findings.add(`meanwhile its health is ${status}`)
        await sleep(250)
      }
    }
    try {
      const looking = lookOn()
      await Promise.all(
        Array.from({ length: cases }, async (_, nth) => {
          const { name, send } = senders[nth % senders.length] ?? { name: "", send: endless }
          const { millis, said, sent } = await hold(server.port, send)
          if (millis > longest) findings.add(`${name}: held for ${Math.round(millis)} ms`)
          if (said !== "" && !/^HTTP\/1\.1 (408|413|400) [\s\S]*"errors"/.test(said)) {
            findings.add(`${name}: told ${said.slice(0, 200)}`)
          }
          if (sent > mostBytes) findings.add(`${name}: ${sent} bytes were taken`)
        }),
      )
      over.abort()
      await looking
      if (slowest > 5_000) findings.add(`another caller waited ${Math.round(slowest)} ms`)
    } finally {
      await server.close()
    }
    return findings.outcome(cases, `others waited ${Math.round(slowest)} ms at most`)
  },
}
