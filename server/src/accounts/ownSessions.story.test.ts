import { afterAll, beforeAll, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let phones = 46_000_000
beforeAll(async () => {
  server = await startAccountServer("no", { limits: { smsToNumber: { times: 1000, within: 60_000 } } })
})
afterAll(() => server.close())

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"
const login = async (phone: string, userAgent = firefox) => {
  const customer = customerClient(server)
  const code = await customer.askCode(phone)
  await customer.post("/auth/login", { phone, code, origin: "web" }, { "user-agent": userAgent })
  return customer
}
const member = async () => {
  const phone = `+47${++phones}`
  await customerClient(server).register(phone)
  return { phone, here: await login(phone) }
}
const idOf = async (customer: ReturnType<typeof customerClient>): Promise<string> =>
  (await customer.get("/user/sessions")).body[0].id

it("lists where a customer is logged in, this session first, with the device in two words", async () => {
  const { phone, here } = await member()
  await login(phone, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1")
  const { body } = await here.get("/user/sessions")
  expect(body).toHaveLength(3)
  expect(body[0]).toMatchObject({ browser: "firefox", system: "linux", isCurrent: true })
  expect(body[1]).toMatchObject({ browser: "safari", system: "iphone", isCurrent: false })
  expect(Date.now() - Date.parse(body[0].usedAt)).toBeLessThan(60_000)
  const kept = JSON.stringify(await askDatabase(server, "SELECT * FROM session"))
  for (const word of ["Mozilla", "Firefox/144", "18_6"]) expect(kept).not.toContain(word)
})

it("ends one other session, or all others; the caller's own continues", async () => {
  const { phone, here } = await member()
  const [there, elsewhere] = [await login(phone), await login(phone)]
  expect((await here.post("/user/sessions", { id: await idOf(there) })).status).toBe(204)
  expect([(await there.get("/user/profile")).status, (await elsewhere.get("/user/profile")).status]).toEqual([401, 200])
  expect((await here.post("/user/sessions", { others: true })).status).toBe(204)
  expect((await elsewhere.get("/user/profile")).status).toBe(401)
  expect((await here.get("/user/sessions")).body).toHaveLength(1)
  expect((await here.post("/user/sessions", { id: await idOf(here) })).status).toBe(204)
  expect((await here.get("/user/profile")).status).toBe(200)
})

it("does not end another customer's session, and responds the same", async () => {
  const [{ here }, { here: stranger }] = [await member(), await member()]
  expect((await stranger.post("/user/sessions", { id: await idOf(here) })).status).toBe(204)
  expect((await here.get("/user/profile")).status).toBe(200)
  expect(codesOf(await customerClient(server).get("/user/sessions"))).toEqual([1016])
  expect(codesOf(await here.post("/user/sessions", {}))).toEqual([1002])
})

it("does not list a session that is over", async () => {
  const { phone, here } = await member()
  const there = await login(phone)
  await askDatabase(
    server,
    `UPDATE session SET renewed_at = now() - interval '25 hours' WHERE id = '${await idOf(there)}' RETURNING id`,
  )
  expect((await here.get("/user/sessions")).body).toHaveLength(2)
})
