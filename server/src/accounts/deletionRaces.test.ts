import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { customerClient } from "../testing/customerClient.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { whileLocked } from "../testing/whileLocked.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let people: ReturnType<typeof peopleClient>
let phones = 45_500_000
beforeAll(async () => {
  server = await startAccountServer()
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const registered = async () => {
  const customer = customerClient(server)
  await customer.register(`+47${++phones}`)
  const { _id: id } = (await customer.get("/user/profile")).body
  return { customer, id: String(id), order: () => order(customer) }
}
const order = (customer: ReturnType<typeof customerClient>) =>
  customer.post("/order/create", margheritas(1), { "idempotency-key": crypto.randomUUID() })

it("an account can be deleted while the kitchen settles one of its orders", async () => {
  const { customer, id, order: place } = await registered()
  const { orderId } = (await place()).body
  let deleting: ReturnType<typeof customer.post> | undefined
  await people.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
        deleting = customer.post("/user/delete")
        yield* Effect.sleep(500)
        yield* sql`UPDATE customer SET points = points + 1 WHERE id = ${id}`
      }),
    ),
  )
  expect((await deleting)?.status).toBe(204)
})

it("a number can be changed while the account is deleted from another tab, without a deadlock", async () => {
  const { customer, id } = await registered()
  const { phoneNumber: old } = (await customer.get("/user/profile")).body
  const phone = `+47${++phones}`
  await customer.post("/user/change-number", { phone })
  const code = await customer.codeSentTo(phone)
  const answer = await whileLocked(
    people,
    id,
    () => customer.post("/user/change-number", { phone, code }),
    (sql) => sql`DELETE FROM outbox WHERE recipient = ${String(old)}`,
  )
  expect(answer.status).toBe(204)
})

it("an order that is placed while its account is deleted has no owner, and its personal data is deleted", async () => {
  const { id, order: place } = await registered()
  let placing: ReturnType<typeof order> | undefined
  await people.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`DELETE FROM customer WHERE id = ${id}`
        placing = place()
        yield* Effect.sleep(500)
      }),
    ),
  )
  const orderId = String((await placing)?.body.orderId)
  const rows = await people.sql(
    (sql) => sql`SELECT customer_id AS owner, EXISTS (SELECT 1 FROM order_to_forget WHERE order_id = id) AS "isToForget"
      FROM orders WHERE id = ${orderId}`,
  )
  expect(rows).toEqual([{ owner: null, isToForget: true }])
})
