import { randomBytes } from "node:crypto"
import { connect } from "node:net"
import type { Hits, Volley } from "./volley.ts"

/** A minimal client, so that the server is the bottleneck: it sends prepared bytes and counts the response's. */
const shoot = (volley: Volley): Promise<Hits> =>
  new Promise((resolve) => {
    const next = requestsOf(volley)
    const begin = performance.now() + volley.warmUpSeconds * 1000
    const end = begin + volley.seconds * 1000
    const times: number[] = []
    const statuses: Record<string, number> = {}
    let running = volley.clients
    const count = (status: number, took: number) => {
      times.push(took)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    const client = () => {
      const socket = connect(volley.port, "127.0.0.1").setNoDelay(true)
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(next())
      }
      const read = answerReader((status) => {
        const now = performance.now()
        if (now >= begin && now < end) count(status, now - sentAt)
        if (now < end) send()
        else socket.end()
      })
      socket.on("connect", send)
      socket.on("data", read)
      socket.on("error", () => count(0, 0))
      socket.on("close", () => {
        running -= 1
        if (running === 0) resolve(hitsOf(times, statuses, volley.seconds))
      })
    }
    for (let index = 0; index < volley.clients; index++) client()
  })

const requestsOf = ({ method, path, headers, bodies, keyed }: Volley): (() => Buffer) => {
  const head = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    ...Object.entries(headers).map((pair) => pair.join(": ")),
  ]
  const endings = (bodies.length === 0 ? [""] : bodies).map((body) => {
    const length = body === "" ? [] : [`content-length: ${Buffer.byteLength(body)}`]
    return [...length, "", body].join("\r\n")
  })
  const run = randomBytes(8).toString("hex")
  const start = `${head.join("\r\n")}\r\n`
  let number = 0
  return () => {
    const ending = endings[Math.floor(Math.random() * endings.length)] ?? ""
    return Buffer.from(keyed ? `${start}idempotency-key: ${run}-${number++}\r\n${ending}` : start + ending)
  }
}

/** Splits a stream into responses by their content-length. */
const answerReader = (onAnswer: (status: number) => void) => {
  let head = ""
  let missing = 0
  let status = 0
  const readHead = (piece: Buffer): void => {
    head += piece.toString("latin1")
    const end = head.indexOf("\r\n\r\n")
    if (end < 0) return
    status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`a response without content-length: ${head.slice(0, end)}`)
    missing = Number(length) - (head.length - end - 4)
    head = ""
    if (missing === 0) onAnswer(status)
  }
  return (piece: Buffer): void => {
    if (missing === 0) return readHead(piece)
    missing -= piece.length
    if (missing === 0) onAnswer(status)
  }
}

const hitsOf = (times: number[], statuses: Record<string, number>, seconds: number): Hits => {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), statuses }
}

process.once("message", async (volley: Volley) => {
  process.send?.(await shoot(volley))
  process.disconnect()
})
