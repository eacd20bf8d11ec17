import { afterAll, beforeAll, expect, it } from "vitest"
import type { ServerOptions } from "../serverOptions.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

const noon = Date.UTC(2026, 10, 21, 11)
let now = noon
let one: RunningServer
let other: RunningServer

beforeAll(async () => {
  const options: ServerOptions = {
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    orderLimits: null,
    clock: () => now,
  }
  one = await startServer(options)
  other = await startServer({ ...options, database: one.database })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** Places an order, and returns the number that staff call out. */
const numberOf = async (server: RunningServer, key?: string, changes = {}): Promise<number> => {
  const client = orderingClient(server.url)
  const { body } = await client.order(margheritas(1, changes), key)
  return (await client.get(`/api/order/${body.orderId}`, { "order-token": body.trackingToken })).body.number
}

const numbersOf = (servers: readonly RunningServer[]) => Promise.all(servers.map((server) => numberOf(server)))

it("counts from 1 without a gap at one server, also when keys are repeated", async () => {
  const first = [await numberOf(one), await numberOf(one, "repeated-key"), await numberOf(one, "repeated-key")]
  expect([...first, await numberOf(one)]).toEqual([1, 2, 2, 3])
})

it("never repeats a number, with concurrent orders at two servers", async () => {
  const numbers = await numbersOf(Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? one : other)))
  expect(new Set(numbers).size).toBe(60)
  expect(Math.min(...numbers)).toBeGreaterThan(3)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(3 + 60 + 2 * 16)
})

it("starts again at 1 each day", async () => {
  now = noon + 86_400_000
  expect(await numberOf(one)).toBe(1)
})

it("numbers an order for another day among that day's hand-overs", async () => {
  const forNextDay = { advanceOrderTimeLocal: new Date(now + 86_400_000).toISOString() }
  const [early, today] = [await numberOf(one, undefined, forNextDay), await numberOf(one)]
  expect([early, today, await numberOf(one, undefined, forNextDay)]).toEqual([1, 2, 2])
  now += 86_400_000
  expect([await numberOf(one), await numberOf(one)]).toEqual([3, 4])
})
