import type { Market } from "@skorpe/core/market"
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { legibleAddress } from "./legibleAddress.ts"
import { languageOf, problems } from "./problems.ts"

/** How long a request may take to come, all of it, in milliseconds, and how often that is looked at. */
export interface Patience {
  readonly requestMillis: number
  readonly lookMillis: number
}

const standardPatience: Patience = { requestMillis: 30_000, lookMillis: 5_000 }

const statuses: ReadonlyMap<string, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
])

/**
 * The HTTP server to listen with. What is no HTTP at all is answered in the error shape too, and who sends a request
 * more slowly than there is patience for hears 408 and is cut off. It answers 503 from the moment the port is open
 * until the routes are there: a call that came between the two would otherwise wait for ever.
 */
export const makeListener = (market: Market, patience: Patience = standardPatience): Server => {
  const server = createServer({
    requestTimeout: patience.requestMillis,
    connectionsCheckingInterval: patience.lookMillis,
    requireHostHeader: false,
    ServerResponse: OneWrite,
  })
  const errorBody = (code: number, request?: IncomingMessage): string =>
    JSON.stringify({ errors: problems(languageOf(request?.headers["accept-language"], market), [code]) })
  /** Answers a line on which there is no request that a route could answer any more, and hangs up. */
  const hangUp = (socket: Duplex, status: string): void => {
    const body = errorBody(1002, lastOn.get(socket))
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
  const lastOn = new WeakMap<Duplex, IncomingMessage>()
  server.on("request", (request, response) => {
    askWithoutBody(request)
    request.url = legibleAddress(request.url ?? "/")
    if (request.method !== "GET") lastOn.set(request.socket, request)
    if (server.listenerCount("request") > 1) return
    response.writeHead(503, { "content-type": "application/json", "retry-after": "1" }).end(errorBody(3099, request))
  })
  // Left to itself, Node answers these without a body, or not at all.
  server.on("checkExpectation", (request, response) => {
    response.writeHead(417, { "content-type": "application/json", connection: "close" }).end(errorBody(1002, request))
  })
  server.on("connect", (_request, socket) => hangUp(socket, "405 Method Not Allowed"))
  server.on("clientError", (problem: NodeJS.ErrnoException, socket) => {
    if (socket.writable) hangUp(socket, statuses.get(problem.code ?? "") ?? "400 Bad Request")
  })
  return server
}

/** HEAD of the API is GET whose answer Node leaves the body out of; never a stream, which nobody would see end. */
const askWithoutBody = (request: IncomingMessage): void => {
  if (request.method !== "HEAD" || !request.url?.startsWith("/api/")) return
  request.method = "GET"
  delete request.headers.accept
}

/**
 * An answer whose length nobody counts a second time: those who wish it counted make Node send its end apart from the
 * rest, in a write of its own. Only a setter hears that wish, which types know as a plain property.
 */
class OneWrite extends ServerResponse {}
Object.defineProperty(OneWrite.prototype, "strictContentLength", { get: () => false, set() {} })
