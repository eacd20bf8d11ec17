import { once } from "node:events"
import { connect } from "node:net"
import { expect, test } from "vitest"
import { makeListener } from "./listener.ts"

test("a call that comes before the routes are there gets an answer at once, and afterwards the routes' own", async () => {
  const server = makeListener().listen(0)
  await once(server, "listening")
  const address = server.address()
  const url = `http://localhost:${typeof address === "object" && address ? address.port : 0}`
  const early = await fetch(url, { signal: AbortSignal.timeout(2000) })
  expect(early.status).toBe(503)
  expect(await early.json()).toMatchObject({ errors: [{ code: 3099 }] })
  server.on("request", (_request, response) => response.end("routes"))
  expect(await (await fetch(url)).text()).toBe("routes")
  server.close()
})

test("what is no HTTP is answered in the error shape", async () => {
  const server = makeListener().listen(0)
  await once(server, "listening")
  const address = server.address()
  const socket = connect(typeof address === "object" && address ? address.port : 0)
  socket.write("PIZZA PLEASE\r\n\r\n")
  let said = ""
  socket.on("data", (piece: Buffer) => (said += piece.toString()))
  await once(socket, "close")
  expect(said).toMatch(/^HTTP\/1.1 400 /)
  expect(JSON.parse(said.split("\r\n\r\n")[1] ?? "")).toMatchObject({ errors: [{ code: 1002 }] })
  server.close()
})
