import { createServer, type Server } from "node:http"

/**
 * The HTTP server to listen with. It answers 503 from the moment the port is open until the routes are there: a call
 * that came between the two would otherwise wait for ever.
 */
export const makeListener = (): Server => {
  const server = createServer({ requestTimeout: 30_000 })
  server.on("request", (_request, response) => {
    if (server.listenerCount("request") > 1) return
    response
      .writeHead(503, { "content-type": "application/json", "retry-after": "1" })
      .end(JSON.stringify({ errors: [{ code: 3099, message: "Skorpe is starting." }] }))
  })
  return server
}
