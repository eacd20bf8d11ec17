import { once } from "node:events"
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
