import { createServer, type IncomingMessage, type Server } from "node:http"
import type { Duplex } from "node:stream"

const statuses: ReadonlyMap<string, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
])

const errorBody = (code: number, message: string): string => JSON.stringify({ errors: [{ code, message }] })

const notUnderstood = errorBody(1002, "That is not a request that can be understood.")

/** Answers a line on which there is no request that a route could answer, and hangs up. */
const hangUp = (socket: Duplex, status: string): void => {
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${notUnderstood.length}\r\nconnection: close\r\n\r\n${notUnderstood}`,
  )
}

/**
 * The HTTP server to listen with. What is no HTTP at all is answered in the error shape too, and who sends a request
 * more slowly than in half a minute is cut off. It answers 503 from the moment the port is open until the routes are
 * there: a call that came between the two would otherwise wait for ever.
 */
export const makeListener = (): Server => {
  const server = createServer({ requestTimeout: 30_000, connectionsCheckingInterval: 5_000, requireHostHeader: false })
  server.on("request", (request, response) => {
    askWithoutBody(request)
    if (server.listenerCount("request") > 1) return
    response
      .writeHead(503, { "content-type": "application/json", "retry-after": "1" })
      .end(errorBody(3099, "Skorpe is starting."))
  })
  // Left to itself, Node answers these without a body, or not at all.
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { "content-type": "application/json", connection: "close" }).end(notUnderstood)
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
