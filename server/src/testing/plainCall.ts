import { secondsOf } from "@skorpe/core/services"
import { IncomingMessage, type Server, ServerResponse } from "node:http"
import { Duplex } from "node:stream"

/** A call as it arrives at the server. */
export interface ArrivingCall {
  readonly method: string
  readonly path: string
  /** Their names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** The address that it comes from. */
  readonly from: string
}

/** The server's response. */
export interface Answered {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
  /** The whole seconds of `Retry-After`; 0 without them. */
  readonly retryAfter: number
}

/** A connection that keeps what is written to it. */
class Wire extends Duplex {
  readonly remoteAddress: string
  readonly written: Buffer[] = []

  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }

  override _read(): void {}

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.written.push(piece)
    done()
  }
}

const headEnd = "\r\n\r\n"

const readAnswer = (written: string, status: number): Answered => {
  const end = written.indexOf(headEnd)
  const head = written.slice(0, end).split("\r\n")
  const wait = head.find((line) => /^retry-after:/i.test(line))
  return {
    status,
    retryAfter: secondsOf({ get: () => wait?.slice("retry-after:".length).trim() ?? null }),
    text: written.slice(end + headEnd.length),
    cookies: head.filter((line) => /^set-cookie:/i.test(line)).map((line) => line.slice("set-cookie:".length).trim()),
  }
}

/** Passes a call to a server in this process as Node would, but without a socket, so that nothing takes real time. */
export const callServer = (
  server: Server,
  { method, path, headers, body = "", from }: ArrivingCall,
): Promise<Answered> =>
  new Promise((resolve) => {
    const wire = new Wire(from)
    const request = new IncomingMessage(wire as never)
    const length = method === "GET" ? {} : { "content-length": String(Buffer.byteLength(body)) }
    Object.assign(request, { method, url: path, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 })
    Object.assign(request.headers, { host: "shop.test", ...headers, ...length })
    if (body !== "") request.push(body)
    request.push(null)
    request.complete = true
    const response = new ServerResponse(request)
    response.assignSocket(wire as never)
    response.on("finish", () => resolve(readAnswer(Buffer.concat(wire.written).toString(), response.statusCode)))
    server.emit("request", request, response)
  })
