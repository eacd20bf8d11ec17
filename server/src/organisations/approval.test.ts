import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let founder: Person
let id: string

const number = "974760673"

beforeAll(async () => {
  server = await startSampleServer()
  people = peopleClient(server)
  founder = await people.logIn("no-customer-1")
  const made = await founder.post("/api/organisation/create", { name: "Ny bedrift AS", number }, "approval-key-1")
  id = made.body.id
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const staff = (method: string, path: string, body?: object) =>
  orderingClient(server.url).ask(method, `/api/kitchen/organisations${path}`, body, { "staff-key": server.staffKey })

let nth = 0
const order = (quantity: number, paymentType: "B2B" | "INSTORE") =>
  founder.post(
    "/api/order/create",
    margheritas(quantity, { organisationId: id, paymentType }),
    `approval-order-${nth++}`,
  )

const outcome = async (answer: ReturnType<typeof order>) => outcomeOf(await answer)

describe("an organisation that has registered itself", () => {
  it("waits for approval: its members see that, and staff find it", async () => {
    expect((await founder.get(`/api/organisation/${id}`)).body).toMatchObject({ approved: null })
    expect((await staff("GET", "")).body).toMatchObject([{ number, name: "Ny bedrift AS", approved: null }])
  })

  it("pays in the store, and not on account, whatever limits it gives itself", async () => {
    expect(await outcome(order(1, "B2B"))).toEqual([400, 3016])
    await founder.post(`/api/organisation/${id}/update`, { limits: { perOrder: 9000, perMonth: 9000 } })
    expect(await outcome(order(1, "B2B"))).toEqual([400, 3016])
    expect((await order(1, "INSTORE")).status).toBe(200)
  })

  it("is approved by staff only, with limits", async () => {
    const limits = { perOrder: 400, perMonth: 600 }
    expect((await founder.post(`/api/kitchen/organisations/${number}/approve`, limits)).status).toBe(401)
    for (const wrong of [{}, { perOrder: 400 }, { perOrder: null, perMonth: 600 }, { perOrder: 0, perMonth: 600 }]) {
      expect([wrong, (await staff("POST", `/${number}/approve`, wrong)).status]).toEqual([wrong, 400])
    }
    expect((await staff("POST", "/933333338/approve", limits)).status).toBe(404)
    const answer = await staff("POST", "/974%20760%20673/approve", limits)
    expect(answer.body).toMatchObject({ number, approved: limits })
    expect((await staff("GET", "")).body).toEqual([])
  })

  it("then orders on account up to what staff approved, per order and per month", async () => {
    expect(await outcome(order(3, "B2B"))).toEqual([400, 3088])
    expect((await order(2, "B2B")).status).toBe(200)
    expect(await outcome(order(2, "B2B"))).toEqual([400, 3090])
    expect((await founder.get(`/api/organisation/${id}/balance`)).body.organisation).toMatchObject({
      limit: 600,
      left: 202,
    })
  })

  it("may set itself lower limits, while higher ones have no effect", async () => {
    await founder.post(`/api/organisation/${id}/update`, { limits: { perOrder: 100, perMonth: null } })
    expect(await outcome(order(1, "B2B"))).toEqual([400, 3088])
    await founder.post(`/api/organisation/${id}/update`, { limits: { perOrder: null, perMonth: 90_000 } })
    expect(await outcome(order(2, "B2B"))).toEqual([400, 3090])
    expect((await order(1, "B2B")).status).toBe(200)
  })
})
