import { type RunningServer, startServer } from "@skorpe/server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

const staffKey = "the-key-of-the-kitchen"

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ market: "no", kitchen: "manual", staffKey, port: 0, database: { _tag: "ThrowAway" } })
})
afterAll(() => server.close())

const run = (...args: readonly string[]) => skorpe("organisation", ...args, "--server", server.url, "--key", staffKey)

const limits = ["--per-order", "5000", "--per-month", "20000.50"]

test("an organisation is approved by its number, as it is written", async () => {
  expect(await run("waiting")).toMatchObject({ status: 0, stderr: "No organisation waits for approval.\n" })
  const { status, stdout } = await run("approve", "922 222 223", ...limits)
  expect([status, stdout]).toEqual([0, "922222223  Bedrift 1 AS  on account: 5000 kr an order, 20000.5 kr a month\n"])
  const { stdout: json } = await run("approve", "922222223", ...limits, "--json")
  expect(JSON.parse(json)).toMatchObject({ number: "922222223", approved: { perOrder: 5000, perMonth: 20000.5 } })
})

test("an unregistered number and empty limits are reported", async () => {
  expect(await run("approve", "933 333 338", ...limits)).toMatchObject({
    status: 1,
    stderr: "3007 No organisation has the number 933 333 338.\n",
  })
  expect((await run("approve", "922222223", "--per-order", "0", "--per-month", "1")).status).toBe(2)
})
