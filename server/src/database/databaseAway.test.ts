import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { followEvents } from "../testing/eventStream.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"

let folder: string
let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skorpe-away-"))
  await chmod(folder, 0o755)
  const database = { _tag: "Embedded", folder } as const
  server = await startSampleServer({ database })
  client = orderingClient(server.url)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const killPostgres = async () => {
  const [pid] = (await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")
  process.kill(Number(pid), "SIGKILL")
}

const untilHealthIs = async (status: number) => {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(5)) {
    if ((await client.get("/api/health")).status === status) return
  }
  throw new Error(`health did not become ${status} within 20 s`)
}

it("answers 503 while PostgreSQL is down, restarts it, and keeps every order", { timeout: 60_000 }, async () => {
  const { body: placed } = await client.order(margheritas(2))
  const headers = { "order-token": placed.trackingToken }
  const stream = await followEvents(server.url, placed.orderId, headers)
  await stream.until(1)

  await killPostgres()
  await untilHealthIs(503)
  const away = await client.order(margheritas(1), "while-it-is-away")
  expect(away.status).toBe(503)
  expect(away.body.errors[0]).toMatchObject({ code: 3099 })
  expect(away.body.errors[0].message).not.toMatch(/sql|socket|postgres/i)
  expect((await client.get("/api/stores/always-open")).status).toBe(200)
  const operator = await client.get("/api/operator/health", { "staff-key": server.staffKey })
  expect([operator.status, operator.body]).toMatchObject([200, { everywhere: null, here: { databaseMillis: null } }])

  await untilHealthIs(200)
  expect((await client.get(`/api/order/${placed.orderId}`, headers)).body.total).toBe(398)
  expect((await client.order(margheritas(1), "while-it-is-away")).status).toBe(200)
  stream.stop()
})

it("receives kitchen reports again after the restart", { timeout: 60_000 }, async () => {
  const { body: placed } = await client.order(margheritas(1))
  const stream = await followEvents(server.url, placed.orderId, { "order-token": placed.trackingToken })
  await stream.until(1)
  await client.report(server.staffKey, placed.orderId, { type: "Accept" })
  await stream.until(2)
  expect(stream.events[1]?.data.status).toBe("accepted")
  stream.stop()
})
