import { createServer, type IncomingMessage, type Server } from "node:http"

const words: ReadonlyMap<string, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
])

const errorBody = (code: number, message: string): string => JSON.stringify({ errors: [{ code, message }] })

/**
 * The HTTP server to listen with. What is no HTTP at all is answered in the error shape too. It answers 503 from the moment the port is open until the routes are there: a call
 * that came between the two would otherwise wait for ever.
 */
export const makeListener = (): Server => {
  const server = createServer({ requestTimeout: 30_000 })
  server.on("request", (request, response) => {
    askWithoutBody(request)
    if (server.listenerCount("request") > 1) return
    response
      .writeHead(503, { "content-type": "application/json", "retry-after": "1" })
      .end(errorBody(3099, "Skorpe is starting."))
  })
  server.on("clientError", (problem: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    const body = errorBody(1002, "That is not a request that can be understood.")
    const status = words.get(problem.code ?? "") ?? "400 Bad Request"
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  })
  return server
}

/** HEAD of the API is GET whose answer Node leaves the body out of; never a stream, which nobody would see end. */
const askWithoutBody = (request: IncomingMessage): void => {
  if (request.method !== "HEAD" || !request.url?.startsWith("/api/")) return
  request.method = "GET"
  delete request.headers.accept
}
