import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import type { Chance } from "./chance.ts"

/** What may befall one call on its way. */
export const faults = [
  "none",
  /** Nobody takes the call. */
  "refused",
  /** The call never arrives, and nobody says so. */
  "unheard",
  /** Half of the call arrives. */
  "halfHeard",
  /** The call is carried out, and its answer never comes. */
  "unanswered",
  /** Part of the answer comes. */
  "cut",
  /** The answer comes by and by. */
  "slow",
  /** Something in between answers that the server is not there. */
  "gatewayDown",
  /** Something in between has no patience with a server that carries the call out. */
  "gatewayTimeout",
  /** The call arrives twice. */
  "twice",
  /** The call arrives after its caller has given up, and after others that were sent later. */
  "late",
] as const

/** Something that may befall a call on its way. */
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

/** Takes a call to the server and brings the whole answer; whoever waits for it need not be there any more. */
const forward = (port: number, bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve) => {
    const heard: Buffer[] = []
    const end = () => resolve(Buffer.concat(heard))
    const server = connect(port, "localhost", () => server.write(bytes))
    server.on("data", (piece: Buffer) => heard.push(piece)).on("close", end)
    server.on("error", end)
  })

/** A line to a server on which each call, on a connection of its own, meets what `next` says. */
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
    /** Waits until every call that is still on its way has arrived. */
    settled: async (): Promise<void> => {
      while (under.size > 0) await Promise.allSettled(under)
    },
    close: () => {
      for (const caller of open) caller.destroy()
      line.close()
    },
  }
}
