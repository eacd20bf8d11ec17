import { type RunningServer, startServer } from "@skorpe/server"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startSkorpe } from "../testing/runSkorpe.fixture.ts"

const staffKey = "the-key-of-the-kitchen"
const common = { market: "no", kitchen: "manual", staffKey } as const

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ ...common, port: 0, database: { _tag: "ThrowAway" } })
})
afterAll(() => server.close())

const running: ReturnType<typeof startSkorpe>[] = []
afterEach(() => {
  for (const command of running.splice(0)) command.stop()
})

/** Starts a command at a server; its output grows while it runs. */
const start = (url: string, ...args: readonly string[]) => {
  const command = startSkorpe("kitchen", ...args, "--server", url, "--key", staffKey)
  running.push(command)
  return command
}
const run = (...args: readonly string[]) => start(server.url, ...args).ended

/** A time on the clock of the Norwegian stores. */
const clockOf = (at: number) =>
  new Date(at).toLocaleTimeString("nb-NO", { timeZone: "Europe/Oslo", hour: "2-digit", minute: "2-digit" })

let nth = 0
const place = async (url: string, changes: object = {}): Promise<string> => {
  const product = { codes: ["MARG_AM40"], quantity: 1, unitPrice: 269, ingredients: [] }
  const answer = await fetch(`${url}/api/order/create`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `kitchen-test-${nth++}` },
    body: JSON.stringify({
      storeId: "101",
      deliveryMethod: "carryout",
      paymentType: "INSTORE",
      shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber: "+4740000011", message: "Godt stekt" },
      emailOptIn: false,
      smsOptIn: false,
      useLoyaltyDiscount: false,
      originOrderPrefix: "web",
      totalAmountNet: 269,
      organisationId: null,
      billingNote: "",
      coupons: [],
      advanceOrderTimeLocal: null,
      products: [product],
      languageCode: "EN",
      ...changes,
    }),
  })
  const { orderId } = (await answer.json()) as { readonly orderId: string }
  return orderId
}

const numberOf = async (orderId: string): Promise<number> =>
  (JSON.parse((await run("show", orderId, "--json")).stdout) as { readonly number: number }).number

test("the list is filtered, an order is shown in full, and refused with a reason", async () => {
  const orderId = await place(server.url)
  const { stdout: line } = await run("list", "--store", "101", "--state", "placed", "--way", "carryout")
  expect(line).toMatch(new RegExp(`^101 #\\d+  ${orderId}  placed  carryout, now.*1 × Margherita.*  Kunde 1\\n$`))
  for (const other of [
    ["--way", "delivery"],
    ["--state", "accepted"],
    ["--from", "2100-01-01"],
    ["--store", "102"],
  ]) {
    expect(await run("list", ...other)).toMatchObject({ status: 0, stdout: "" })
  }
  const number = /#(\d+)/.exec(line)?.[1] ?? ""
  expect((await run("show", `101#${number}`)).stdout).toContain("\n  Message: Godt stekt\n  +4740000011  Kunde 1\n")
  const { estimatedAt } = JSON.parse((await run("show", number, "--json")).stdout) as { readonly estimatedAt: string }
  const later = clockOf(Date.parse(estimatedAt) + 15 * 60_000)
  expect((await run("later", number, "--minutes", "15")).stdout).toMatch(
    new RegExp(`^#${number}  expected (\\d{4}-\\d\\d-\\d\\d )?${later}\\n$`),
  )
  expect(await run("later", number, "--minutes", "0")).toMatchObject({ status: 2, stderr: "--minutes is 1 to 240.\n" })
  for (const reason of [[], ["--reason", "  "]]) {
    expect(await run("refuse", number, ...reason)).toMatchObject({ status: 2, stderr: "Say why with --reason.\n" })
  }
  expect((await run("refuse", number, "--reason", "Ovnen er kald")).stdout).toBe(`#${number}  refused\n`)
  const { stdout: json } = await run("list", "--state", "refused", "--json")
  expect(JSON.parse(json)).toMatchObject({ orderId, status: "refused", reason: "Ovnen er kald", toCollect: 0 })
  expect(await run("list")).toMatchObject({ status: 0, stderr: "No open orders.\n" })
})

test("an order number means today's order rather than another day's", async () => {
  const fresh = await startServer({ ...common, port: 0, database: { _tag: "ThrowAway" } })
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  const later = await place(fresh.url, { advanceOrderTimeLocal: `${day}T12:00:00Z` })
  const soon = await place(fresh.url)
  const list = (await start(fresh.url, "list").ended).stdout
  expect(list).toContain(`101 #1  ${later}`)
  expect(list).toContain(`101 #1  ${soon}`)
  expect((await start(fresh.url, "show", "101#1").ended).stdout).toContain(soon)
  await fresh.close()
})

test("the end of a sold-out mark is printed in the store's time zone, not the terminal's", async () => {
  const until = new Date(Date.UTC(2101, 0, 15, 16, 30)).toISOString()
  const { stdout } = await run("sold-out", "oslo-sentrum", "variation", "MARG_AM30", "--until", until)
  expect(stdout).toContain("variation MARG_AM30: sold out until 2101-01-15 17:30\n")
  expect((await run("delay", "101", "--pickup", "20")).stdout).toBe(
    "variation MARG_AM30: sold out until 2101-01-15 17:30\ndelay: pickup 20 min, delivery 0 min\n",
  )
  await run("delay", "101", "--pickup", "0")
  await run("sold-out", "101", "variation", "MARG_AM30", "--back")
})

test("an unknown store is named in the error message", async () => {
  const stderr = "3010 No store has the id or slug nowhere.\n"
  for (const asked of [
    ["list", "--store", "nowhere"],
    ["watch", "--store", "nowhere"],
    ["show", "nowhere#1"],
    ["sold-out", "nowhere", "product", "MARG"],
    ["delay", "nowhere", "--pickup", "5"],
  ]) {
    expect(await run(...asked)).toEqual({ status: 1, stdout: "", stderr })
  }
})

test("watch prints each change once, also after its server was down", async () => {
  const first = await startServer({ ...common, port: 0, database: server.database })
  const before = await place(first.url)
  const { said } = start(first.url, "watch")
  await expect.poll(() => said.stdout, { timeout: 20_000 }).toContain(`${before}  placed`)
  await first.close()
  await expect.poll(() => said.stderr, { timeout: 20_000 }).toContain("Reconnecting")
  const meanwhile = await place(server.url)
  await run("next", before)
  const second = await startServer({ ...common, port: first.port, database: server.database })
  await expect.poll(() => said.stdout, { timeout: 40_000 }).toContain(`${before}  accepted`)
  await expect.poll(() => said.stdout, { timeout: 40_000 }).toContain(`${meanwhile}  placed`)
  await run("refuse", before, "--reason", "closing")
  await expect.poll(() => said.stdout, { timeout: 20_000 }).toContain(`${before}  refused`)
  const lines = said.stdout.trimEnd().split("\n")
  expect(lines.filter((line) => line.includes(before))).toHaveLength(3)
  expect(lines.filter((line) => line.includes(meanwhile))).toHaveLength(1)
  await second.close()
})

test("money that needs attention is listed; an order not paid by card cannot be refunded, nor an unknown matter marked as seen", async () => {
  expect(await run("money")).toMatchObject({ status: 0, stdout: "", stderr: "No money needs a look.\n" })
  expect(await run("money", "--store", "oslo-sentrum")).toMatchObject({ status: 0 })
  expect(await run("money", "--store", "nowhere")).toMatchObject({
    status: 1,
    stderr: "3010 No store has the id or slug nowhere.\n",
  })
  expect(await run("seen", "999999")).toMatchObject({ status: 1, stdout: "" })
  const orderId = await place(server.url)
  expect(await run("refund", orderId, "--amount", "49.50")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^3016 /) as string,
  })
  expect(await run("refund", orderId, "--amount", "0")).toMatchObject({ status: 2, stdout: "" })
  expect(await run("refund", "no-such-order")).toMatchObject({ status: 1, stdout: "" })
})

test("a refund finds its order by the number that staff call out, also after the order has ended", async () => {
  const number = await numberOf(await place(server.url))
  const notByCard = { status: 1, stdout: "", stderr: expect.stringMatching(/^3016 /) as string }
  expect(await run("refund", `101#${number}`)).toEqual(notByCard)
  await run("refuse", `101#${number}`, "--reason", "closing")
  expect(await run("refund", `oslo-sentrum#${number}`)).toEqual(notByCard)
  expect(await run("refund", "101#99999")).toMatchObject({ status: 1, stderr: "No recent order 101#99999.\n" })
})
