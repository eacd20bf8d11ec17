import { type RunningServer, startServer } from "@skorpe/server"
import { millisecondsInHour } from "date-fns/constants"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

const staffKey = "the-key-of-the-kitchen"

let server: RunningServer
/** By how many ms the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  const clock = () => Date.now() + ahead
  server = await startServer({
    market: "no",
    kitchen: "manual",
    staffKey,
    port: 0,
    database: { _tag: "ThrowAway" },
    clock,
  })
})
afterAll(() => server.close())

const run = (...args: readonly string[]) => skorpe("health", "--server", server.url, ...args)

test("an operator reads the shop's health, with what needs attention first", async () => {
  await fetch(`${server.url}/api/order/nobodys`)
  const { status, stdout } = await run("--key", staffKey)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Nothing needs a look\.\n\nAll servers on this database:\n {2}Orders: 0 in the last minute/)
  expect(stdout).toContain("Problem reports: 0 of 500")
  expect(stdout).toMatch(/GET \/api\/order\/:\w+ .* 1\n/)
  expect(stdout).toContain("    404 3010: 1\n")
  expect(stdout).not.toContain("nobodys")
})

test("a program reads the same as JSON", async () => {
  const { status, stdout } = await run("--key", staffKey, "--json")
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ everywhere: { orders: { lastHour: 0 } }, here: { minutes: 10 } })
})

test("a monitor learns by the exit code whether something needs a look", async () => {
  const steps = [
    { store: "any-open" },
    { add: { product: "margherita" } },
    { fill: { firstName: "Kunde", lastName: "1", phone: "40 00 00 11" } },
    { checkout: true },
    { order: true },
  ]
  const script = join(mkdtempSync(join(tmpdir(), "skorpe-cli-")), "order.json")
  writeFileSync(script, JSON.stringify({ title: "one pizza", steps }))
  expect((await skorpe("order", script, "--market", "no", "--server", server.url)).status).toBe(0)
  expect((await run("--key", staffKey, "--check")).status).toBe(0)
  ahead = 2 * millisecondsInHour
  const { status, stdout, stderr } = await run("--key", staffKey, "--check")
  expect([status, stderr]).toEqual([1, "Needs a look: 1\n"])
  expect(stdout).toContain("Orders that wait for more than 5 minutes for their store's answer: 1.")
  expect((await run("--key", staffKey)).status).toBe(0)
})

test("without the staff key the command prints a sentence, and nothing about the shop", async () => {
  const { status, stdout, stderr } = await run("--key", "wrong")
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining("does not know this staff key")])
})
