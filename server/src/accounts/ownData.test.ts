import { afterAll, beforeAll, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { softAuthenticator } from "../testing/softAuthenticator.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
beforeAll(async () => {
  server = await startAccountServer("no")
})
afterAll(() => server.close())

it("gives customers all the data that the shop stores about them, as a file", async () => {
  const customer = customerClient(server)
  await customer.logIn("+4740000011")
  await customer.post("/order/create", margheritas(2), { "idempotency-key": "of-own-data" })
  await customer.post("/user/identity")
  const passkey = softAuthenticator(server.url).make((await customer.post("/user/passkeys/options")).body)
  await customer.post("/user/passkeys", passkey)
  const answer = await customer.get("/user/export")
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="skorpe.json"')
  const { body } = answer
  expect(body.profile).toEqual((await customer.get("/user/profile")).body)
  expect(body.addresses).toEqual((await customer.get("/user/addresses")).body)
  expect(body.points).toEqual((await customer.get("/user/points")).body)
  expect(body.sessions).toEqual((await customer.get("/user/sessions")).body)
  expect(body.passkeys).toEqual((await customer.get("/user/passkeys")).body)
  expect(body.passkeys).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain(passkey.id)
  expect(body.favourites).toEqual(expect.arrayContaining(["TACO_AM40", "BIFF_IT30"]))
  expect(body.discounts).toEqual(["VELKOMMEN"])
  expect(body.orders).toMatchObject([
    {
      number: expect.any(Number),
      status: "placed",
      sent: { shippingInfo: { firstNames: "Kunde", phoneNumber: "+4740000000" } },
    },
  ])
  expect(body.telemetryIdentity).toEqual(expect.any(String))
  expect(Date.parse(body.customerSince)).toBeLessThan(Date.now() + 1)
})

it("contains all points entries, while the page shows only the newest hundred", async () => {
  const customer = customerClient(server)
  await customer.logIn("+4740000012")
  const { _id: id } = (await customer.get("/user/profile")).body
  await askDatabase(
    server,
    `INSERT INTO points_entry (customer_id, order_id, kind, points, at)
      SELECT '${id}', 'old-' || n, 'earned', 1, now() FROM generate_series(1, 120) AS n`,
  )
  expect((await customer.get("/user/points")).body).toHaveLength(100)
  expect((await customer.get("/user/export")).body.points.length).toBeGreaterThanOrEqual(120)
})

it("contains no secrets and no data of other customers", async () => {
  const customer = customerClient(server)
  await customer.logIn("+4740000011")
  const text = JSON.stringify((await customer.get("/user/export")).body)
  for (const word of ["hash", "token", "password", ...customer.cookies.values()].filter((value) => value.length > 3))
    expect(text.toLowerCase()).not.toContain(word.toLowerCase())
  const other = customerClient(server)
  await other.logIn("+4740000012")
  const theirs = await other.get("/user/export")
  expect([theirs.body.orders, theirs.body.discounts]).toEqual([[], []])
  expect(JSON.stringify(theirs.body)).not.toContain("kunde1@")
  expect(codesOf(await customerClient(server).get("/user/export"))).toEqual([1016])
})
