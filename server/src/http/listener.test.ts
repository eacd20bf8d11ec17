import { marketOf } from "@skorpe/core/domain/market"
import { problemText } from "@skorpe/core/domain/problem"
import { once } from "node:events"
import type { Server } from "node:http"
import { connect } from "node:net"
import { expect, test } from "vitest"
import { makeListener } from "./listener.ts"

const market = marketOf("no")

const listening = async (server: Server): Promise<number> => {
  await once(server.listen(0), "listening")
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Sends raw text, and resolves with all that is received until the connection closes. */
const say = async (port: number, text: string): Promise<{ readonly head: string; readonly body: unknown }> => {
  const socket = connect(port)
  socket.write(text)
  let said = ""
  socket.on("data", (piece: Buffer) => (said += piece.toString()))
  await once(socket, "close")
  const [head = "", body = ""] = said.split("\r\n\r\n")
  return { head, body: JSON.parse(body) }
}

test("a call before the routes are ready gets 503 at once, a later one the route's answer", async () => {
  const server = makeListener(market)
  const url = `http://localhost:${await listening(server)}`
  const early = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  expect(early.status).toBe(503)
  expect(await early.json()).toMatchObject({ errors: [{ code: 3099 }] })
  server.on("request", (_request, response) => response.end("routes"))
  expect(await (await fetch(url)).text()).toBe("routes")
  server.close()
})

test("input that is not HTTP gets an error response in our shape", async () => {
  const server = makeListener(market)
  const { head, body } = await say(await listening(server), "PIZZA PLEASE\r\n\r\n")
  expect(head).toMatch(/^HTTP\/1.1 400 /)
  expect(body).toMatchObject({ errors: [{ code: 1002 }] })
  server.close()
})

test("a slow body gets 408 in the language of the request, slow headers in the market's", async () => {
  const server = makeListener(market, { requestMillis: 200, checkMillis: 50 })
  server.on("request", (request) => request.resume())
  const port = await listening(server)
  for (const language of ["nb", "sv", "en"] as const) {
    const { head, body } = await say(
      port,
      `POST /api/order/price HTTP/1.1\r\naccept-language: ${language}\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"cart`,
    )
    expect(head).toMatch(/^HTTP\/1.1 408 /)
    expect(body).toEqual({ errors: [{ code: 1002, message: problemText(1002, language) }] })
  }
  const { head, body } = await say(port, "POST /api/order/price HTTP/1.1\r\naccept-")
  expect(head).toMatch(/^HTTP\/1.1 408 /)
  expect(body).toEqual({ errors: [{ code: 1002, message: problemText(1002, "nb") }] })
  server.close()
})
