import type { Market } from "@skorpe/core/domain/market"
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { legibleAddress } from "./legibleAddress.ts"
import { languageOf, problems } from "./problems.ts"

/** The time in milliseconds within which a whole request must arrive, and the interval of the check. */
export interface RequestTimeouts {
  readonly requestMillis: number
  readonly checkMillis: number
}

const standardTimeouts: RequestTimeouts = { requestMillis: 30_000, checkMillis: 5_000 }

const statuses: ReadonlyMap<string, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
])

/**
 * Makes the HTTP server. Input that is not HTTP gets an error response in our shape, and a request that arrives too
 * slowly gets 408. From the opening of the port until the routes are ready it answers 503; without that, an early call
 * would never be answered.
 */
export const makeListener = (market: Market, timeouts: RequestTimeouts = standardTimeouts): Server => {
  const server = createServer({
    requestTimeout: timeouts.requestMillis,
    connectionsCheckingInterval: timeouts.checkMillis,
    requireHostHeader: false,
    ServerResponse: SingleWriteResponse,
  })
  const errorBody = (code: number, request?: IncomingMessage): string =>
    JSON.stringify({ errors: problems(languageOf(request?.headers["accept-language"], market), [code]) })
  /** Answers on a socket whose request cannot reach a route, and closes it. */
  const closeWithError = (socket: Duplex, status: string): void => {
    const body = errorBody(1002, lastOn.get(socket))
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
  const lastOn = new WeakMap<Duplex, IncomingMessage>()
  server.on("request", (request, response) => {
    answerHeadAsGet(request)
    request.url = legibleAddress(request.url ?? "/")
    if (request.method !== "GET") lastOn.set(request.socket, request)
    if (server.listenerCount("request") > 1) return
    response.writeHead(503, { "content-type": "application/json", "retry-after": "1" }).end(errorBody(3099, request))
  })
  // By default Node answers these without a body, or not at all.
  server.on("checkExpectation", (request, response) => {
    response.writeHead(417, { "content-type": "application/json", connection: "close" }).end(errorBody(1002, request))
  })
  server.on("connect", (_request, socket) => closeWithError(socket, "405 Method Not Allowed"))
  server.on("clientError", (problem: NodeJS.ErrnoException, socket) => {
    if (socket.writable) closeWithError(socket, statuses.get(problem.code ?? "") ?? "400 Bad Request")
  })
  return server
}

/** Handles HEAD of the API as GET; Node leaves the body out. Without `accept` it can never become an endless stream. */
const answerHeadAsGet = (request: IncomingMessage): void => {
  if (request.method !== "HEAD" || !request.url?.startsWith("/api/")) return
  request.method = "GET"
  delete request.headers.accept
}

/**
 * A response without `strictContentLength`: with it, Node sends the end of a response in a write of its own. The platform
 * sets the property on each response, so a setter that does nothing keeps it off.
 */
class SingleWriteResponse extends ServerResponse {}
Object.defineProperty(SingleWriteResponse.prototype, "strictContentLength", { get: () => false, set() {} })
