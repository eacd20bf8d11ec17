import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { followEvents } from "../testing/eventStream.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

const common = { market: "no", port: 0, kitchen: "manual", stores: sampleStores, orderLimits: null } as const

let one: RunningServer
let two: RunningServer

beforeAll(async () => {
  one = await startServer({ ...common, database: { _tag: "ThrowAway" } })
  two = await startServer({ ...common, database: one.database, staffKey: one.staffKey })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const place = async () => {
  const { body } = await orderingClient(one.url).order(margheritas(1))
  return { orderId: String(body.orderId), owner: { "order-token": String(body.trackingToken) } }
}
const report = (server: RunningServer, orderId: string, said: unknown) =>
  orderingClient(server.url).report(one.staffKey, orderId, said)

const steps = ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"]

describe("a live stream of an order", () => {
  it("starts with the current status, reports changes made at another server, and ends with the order", async () => {
    const { orderId, owner } = await place()
    const stream = await followEvents(two.url, orderId, owner)
    expect(stream.answer.headers.get("content-type")).toBe("text/event-stream")
    await stream.until(1)
    expect(stream.events[0]).toMatchObject({ id: 1, data: { sequence: 1, status: "placed", steps: [] } })
    await report(one, orderId, { type: "Accept" })
    await stream.until(2)
    for (const [index, step] of steps.entries()) {
      await report(one, orderId, { type: "Step", step })
      await stream.until(3 + index)
    }
    await report(one, orderId, { type: "Complete" })
    await stream.ended
    expect(stream.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(stream.events.at(-1)?.data).toMatchObject({ status: "completed" })
  })

  it("resumes after the last received event without a gap", async () => {
    const { orderId, owner } = await place()
    await report(one, orderId, { type: "Accept" })
    await report(two, orderId, { type: "Step", step: "received" })
    await report(one, orderId, { type: "Step", step: "preparing" })
    const resumed = await followEvents(one.url, orderId, { ...owner, "last-event-id": "2" })
    await resumed.until(2)
    expect(resumed.events.map(({ id }) => id)).toEqual([3, 4])
    resumed.stop()
  })

  it("reports that the kitchen needs more time; a repeat or an earlier time is refused and changes nothing", async () => {
    const { orderId, owner } = await place()
    const stream = await followEvents(two.url, orderId, owner)
    await stream.until(1)
    const promised = Date.parse(String(stream.events[0]?.data.estimatedAt))
    const until = (minutes: number) => ({
      type: "Delay",
      estimatedAt: new Date(promised + minutes * 60_000).toISOString(),
    })
    expect(await report(one, orderId, until(15))).toMatchObject({ status: 200 })
    expect(await report(two, orderId, until(15))).toMatchObject({ status: 409, body: { errors: [{ code: 3016 }] } })
    expect(await report(two, orderId, until(-5))).toMatchObject({ status: 409 })
    await stream.until(2)
    stream.stop()
    expect(stream.events.at(-1)?.data).toMatchObject({
      sequence: 2,
      status: "placed",
      estimatedAt: until(15).estimatedAt,
      promisedAt: new Date(promised).toISOString(),
    })
    const listed = await orderingClient(one.url).get(`/api/kitchen/orders?order=${orderId}`, {
      "staff-key": one.staffKey,
    })
    expect(listed.body.items).toMatchObject([{ orderId, estimatedAt: until(15).estimatedAt }])
  })

  it("is limited to fifty at a time: further ones are told to retry, and succeed when one has ended", async () => {
    const { orderId, owner } = await place()
    const followerCount = await Promise.all(Array.from({ length: 50 }, () => followEvents(one.url, orderId, owner)))
    await Promise.all(followerCount.map((stream) => stream.until(1)))
    const late = await followEvents(one.url, orderId, owner)
    expect(late.answer.status).toBe(429)
    for (const stream of followerCount) stream.stop()
    await expect
      .poll(async () => {
        const next = await followEvents(one.url, orderId, owner)
        next.stop()
        return next.answer.status
      })
      .toBe(200)
  })

  it("responds at once when it resumes without new events", async () => {
    const { orderId, owner } = await place()
    const resumed = await followEvents(one.url, orderId, { ...owner, "last-event-id": "1" })
    expect(resumed.answer.status).toBe(200)
    await report(one, orderId, { type: "Refuse", reason: "no dough" })
    await resumed.ended
    expect(resumed.events.map(({ data }) => data.status)).toEqual(["refused"])
  })

  it("requires the token, and a valid event id to resume after", async () => {
    const { orderId, owner } = await place()
    expect((await followEvents(one.url, orderId, {})).answer.status).toBe(404)
    expect((await followEvents(one.url, orderId, { ...owner, "last-event-id": "x" })).answer.status).toBe(400)
  })

  it("does not delay the server's shutdown", async () => {
    const { orderId, owner } = await place()
    const third = await startServer({ ...common, database: one.database })
    const stream = await followEvents(third.url, orderId, owner)
    await stream.until(1)
    const started = performance.now()
    await third.close()
    await stream.ended
    // A server waits five seconds for calls that do not end.
    expect(performance.now() - started).toBeLessThan(4500)
  })
})
