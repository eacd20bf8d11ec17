import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import type { Chance } from "./chance.ts"

/** The faults that a proxy can apply to a request. */
export const faults = [
  "none",
  /** The connection is refused. */
  "refused",
  /** The request never arrives, silently. */
  "unheard",
  /** Half of the request arrives. */
  "halfHeard",
  /** The request is processed, and its answer is lost. */
  "unanswered",
  /** Part of the answer arrives. */
  "cut",
  /** The answer arrives slowly. */
  "slow",
  /** A gateway answers that the server is down. */
  "gatewayDown",
  /** A gateway times out while the server processes the request. */
  "gatewayTimeout",
  /** The request arrives twice. */
  "twice",
  /** The request arrives after its caller has given up, and after later requests. */
  "late",
] as const

/** A fault applied to a request. */
export type Fault = (typeof faults)[number]

const isWhole = (heard: Buffer): boolean => {
  const text = heard.toString("latin1")
  const end = text.indexOf("\r\n\r\n")
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0)
  return end >= 0 && heard.length >= end + 4 + length
}

const gateway = (status: string): string => {
  const page = `<html><h1>${status}</h1></html>`
  return `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\nconnection: close\r\n\r\n${page}`
}

/** Forwards a request to the server and reads the whole answer, even if the caller has gone. */
const forward = (port: number, bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve) => {
    const heard: Buffer[] = []
    const end = () => resolve(Buffer.concat(heard))
    const server = connect(port, "localhost", () => server.write(bytes))
    server.on("data", (piece: Buffer) => heard.push(piece)).on("close", end)
    server.on("error", end)
  })

/** A proxy to a server that applies the fault returned by `next` to each request, one per connection. */
export const faultyLine = async (port: number, next: () => Fault, chance: Chance, lateBy: number) => {
  const open = new Set<Socket>()
  const under = new Set<Promise<unknown>>()

  const carry = async (fault: Fault, bytes: Buffer, caller: Socket): Promise<void> => {
    if (fault === "unheard") return
    if (fault === "gatewayDown") return void caller.end(gateway("502 Bad Gateway"))
    if (fault === "halfHeard") {
      const server = connect(port, "localhost", () =>
        server.end(bytes.subarray(0, chance.between(1, bytes.length - 1))),
      )
      server.on("error", () => undefined).resume()
      await once(server, "close")
      return void caller.destroy()
    }
    if (fault === "late") await sleep(chance.below(lateBy))
    const [answer] = await Promise.all(
      fault === "twice" ? [forward(port, bytes), forward(port, bytes)] : [forward(port, bytes)],
    )
    if (fault === "unanswered") return
    if (fault === "gatewayTimeout") return void caller.end(gateway("504 Gateway Timeout"))
    if (fault === "cut") return void caller.end(answer.subarray(0, chance.below(answer.length)))
    if (fault === "slow") {
      for (let at = 0; at < answer.length; at += Math.ceil(answer.length / 8)) {
        caller.write(answer.subarray(at, at + Math.ceil(answer.length / 8)))
        await sleep(chance.below(20))
      }
      return void caller.end()
    }
    caller.end(answer)
  }

  const line = createServer((caller) => {
    const fault = next()
    open.add(caller)
    caller.on("error", () => undefined).on("close", () => open.delete(caller))
    if (fault === "refused") return void caller.resetAndDestroy()
    let heard = Buffer.alloc(0)
    const hear = (piece: Buffer) => {
      heard = Buffer.concat([heard, piece])
      if (!isWhole(heard)) return
      caller.off("data", hear)
      const work = carry(fault, heard, caller).finally(() => under.delete(work))
      under.add(work)
    }
    caller.on("data", hear)
  })
  await once(line.listen(0), "listening")
  const address = line.address()
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    /** Waits until every request still in transit has arrived. */
    settled: async (): Promise<void> => {
      while (under.size > 0) await Promise.allSettled(under)
    },
    close: () => {
      for (const caller of open) caller.destroy()
      line.close()
    },
  }
}
