import { OrderCreate } from "@skorpe/core/domain/order"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { everythingIn } from "../testing/askDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { outcomeOf, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { digestOf, hashOf } from "./secrets.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
  })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const phoneNumber = "+4740000097"
const email = "friend@skorpe.test"
const recruit = async (friend: object, key: string) =>
  (await people.logIn("no-customer-1")).post("/api/user/recruit", friend, key)

it("nobody who has the database finds a friend's number or address by hashing all of them", async () => {
  expect((await recruit({ phoneNumber }, "friend-by-phone")).status).toBe(200)
  expect((await recruit({ email }, "friend-by-mail")).status).toBe(200)
  const administrator = await people.logIn("no-customer-3")
  const invited = await administrator.post("/api/organisation/no-organisation-1/invite", { phoneNumber, email })
  expect(invited.status).toBe(200)
  const stored = await everythingIn(server)
  const plain = [
    ...[phoneNumber, email].flatMap((to) => [hashOf(`recruited:${to}`), hashOf(`invitation to ${to}`)]),
    ...[{ phoneNumber }, { email }, { phoneNumber, email }].map(digestOf),
  ]
  expect(plain.filter((hash) => stored.includes(hash.toString("hex")))).toEqual([])
})

it("nobody who has the database finds who ordered, or from where, by hashing an order's other data", async () => {
  const order = margheritas(1)
  expect((await orderingClient(server.url).order(order)).status).toBe(200)
  const stored = await everythingIn(server)
  expect(stored).toContain('"table":"unpaid_source"')
  const plain = [digestOf(Schema.decodeUnknownSync(OrderCreate)(order)), hashOf("unpaid orders from 127.0.0.1")]
  expect(plain.filter((hash) => stored.includes(hash.toString("hex")))).toEqual([])
})

it("an order from before digests were keyed can still be repeated", async () => {
  const { order } = orderingClient(server.url)
  const first = await order(margheritas(2), "order-before-the-keys")
  const plain = digestOf(Schema.decodeUnknownSync(OrderCreate)(margheritas(2)))
  await people.sql(
    (sql) => sql`UPDATE order_key SET body_hash = ${plain} WHERE key_hash = ${hashOf("order-before-the-keys")}`,
  )
  expect((await order(margheritas(2), "order-before-the-keys")).body).toEqual(first.body)
  expect(outcomeOf(await order(margheritas(1), "order-before-the-keys"))).toEqual([409, 1006])
})

it("a call that was answered before digests were keyed can still be repeated", async () => {
  const friend = { phoneNumber: "+4740000096" }
  const first = await recruit(friend, "before-the-keys")
  await people.sql(
    (sql) => sql`UPDATE answered_key SET body_hash = ${digestOf(friend)} WHERE key_hash = ${hashOf("before-the-keys")}`,
  )
  expect((await recruit(friend, "before-the-keys")).body).toEqual(first.body)
  expect(outcomeOf(await recruit({ phoneNumber }, "before-the-keys"))).toEqual([409, 1006])
})
