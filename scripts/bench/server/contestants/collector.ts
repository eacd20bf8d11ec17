import { createServer } from "node:http"
import { takePart } from "../contestant.ts"

/** A collector of traces that takes and forgets all. */
const server = createServer((request, response) => {
  request.resume()
  request.on("end", () => response.end("{}"))
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  takePart({ port: typeof address === "object" ? (address?.port ?? 0) : 0, socketFolder: null }, async () => {
    server.closeAllConnections()
    server.close()
  })
})
