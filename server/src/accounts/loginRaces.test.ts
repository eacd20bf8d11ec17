import type { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { orderingClient } from "../testing/orderingClient.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { whileLocked } from "../testing/whileLocked.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let people: ReturnType<typeof peopleClient>
let phones = 45_600_000
beforeAll(async () => {
  server = await startAccountServer()
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const leaked = "the leaked password"
const chosen = "the owner's password"
const registered = async (password: string) => {
  const phone = `+47${++phones}`
  const email = `kunde${phones}@skorpe.test`
  const customer = customerClient(server)
  await customer.register(phone, { email, password })
  const { _id: id } = (await customer.get("/user/profile")).body
  const logIn = (secret: string) => customerClient(server).post("/auth/login-email", { email, password: secret })
  return { customer, phone, email, id: String(id), logIn }
}
const sessionsOf = (id: string) => people.sql((sql) => sql`SELECT 1 FROM session WHERE customer_id = ${id}`)

/** Does what a reset by link does: sets another password, and ends every session. */
const resetTo = (owner: string, id: string) => (sql: PgClient.PgClient) =>
  Effect.andThen(
    sql`UPDATE customer SET password_hash = (SELECT password_hash FROM customer WHERE id = ${owner}) WHERE id = ${id}`,
    sql`DELETE FROM session WHERE customer_id = ${id}`,
  )

describe("a login that began before the owner", () => {
  it("chose a new password starts no session afterwards", async () => {
    const [{ id, logIn }, owner] = [await registered(leaked), await registered(chosen)]
    const answer = await whileLocked(people, id, () => logIn(leaked), resetTo(owner.id, id))
    expect([answer.status, codesOf(answer)]).toEqual([400, [2001]])
    expect(await sessionsOf(id)).toEqual([])
    expect((await logIn(chosen)).status).toBe(200)
  })

  it("gave the number up starts no session: the number has no account then", async () => {
    const { id, phone } = await registered(leaked)
    const another = `+47${++phones}`
    const stranger = customerClient(server)
    const code = await stranger.askCode(phone)
    const answer = await whileLocked(
      people,
      id,
      () => stranger.post("/auth/login", { phone, code, origin: "web" }),
      (sql) =>
        Effect.andThen(
          sql`UPDATE customer SET phone = ${another} WHERE id = ${id}`,
          sql`DELETE FROM session WHERE customer_id = ${id}`,
        ),
    )
    expect([answer.status, codesOf(answer)]).toEqual([404, [3009]])
    expect(await sessionsOf(id)).toEqual([])
  })

  it("was blocked starts no session that outlives the block", async () => {
    const { id, phone, logIn } = await registered(leaked)
    const { ask } = orderingClient(server.url)
    const block = (isBlocked: boolean) =>
      ask("POST", "/api/operator/phone-block", { phone, isBlocked }, { "staff-key": server.staffKey })
    let blocking: ReturnType<typeof block> | undefined
    await whileLocked(
      people,
      id,
      () => logIn(leaked),
      () =>
        Effect.promise(async () => {
          blocking = block(true)
          await new Promise((resolve) => setTimeout(resolve, 500))
        }),
    )
    expect((await blocking)?.status).toBe(204)
    expect(await sessionsOf(id)).toEqual([])
  })

  it("deleted the account starts no session", async () => {
    const { id, logIn } = await registered(leaked)
    const answer = await whileLocked(
      people,
      id,
      () => logIn(leaked),
      (sql) => sql`DELETE FROM customer WHERE id = ${id}`,
    )
    expect([answer.status, codesOf(answer)]).toEqual([400, [2001]])
  })
})

describe("a change of the password by the old one", () => {
  it("does not undo what the owner chose meanwhile", async () => {
    const [{ id, email, logIn }, owner] = [await registered(leaked), await registered(chosen)]
    const body = { email, oldPassword: leaked, newPassword: "the thief's password" }
    const answer = await whileLocked(
      people,
      id,
      () => customerClient(server).post("/auth/reset", body),
      resetTo(owner.id, id),
    )
    expect([answer.status, codesOf(answer)]).toEqual([400, [1019]])
    expect((await logIn("the thief's password")).status).toBe(400)
    expect((await logIn(chosen)).status).toBe(200)
  })
})
