import { afterAll, beforeAll, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { margheritas } from "../testing/orderingClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
beforeAll(async () => {
  server = await startAccountServer("no")
})
afterAll(() => server.close())

it("lists earned and spent points, newest first, with the order's number; the sum is the balance", async () => {
  const customer = customerClient(server)
  await customer.logIn("+4740000011")
  const { body: profile } = await customer.get("/user/profile")
  const { body: order } = await customer.post("/order/create", margheritas(1), { "idempotency-key": "of-points" })
  await askDatabase(
    server,
    `INSERT INTO points_entry (customer_id, order_id, kind, points, at)
      VALUES ('${profile._id}', '${order.orderId}', 'earned', 199, now()) RETURNING id`,
  )
  const { body } = await customer.get("/user/points")
  expect(body).toMatchObject([
    { kind: "earned", points: 199, order: { orderId: order.orderId, number: expect.any(Number) } },
    { kind: "opening", points: 640, order: null },
  ])
  expect(profile.loyalty.points).toBe(640)
})

it("does not show a customer's points to anybody else", async () => {
  expect(codesOf(await customerClient(server).get("/user/points"))).toEqual([1016])
  const stranger = customerClient(server)
  await stranger.logIn("+4740000012")
  expect((await stranger.get("/user/points")).body).toEqual([])
})
