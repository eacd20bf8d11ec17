import { type RunningServer, startServer } from "@skorpe/server"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bundled } from "../testing/program.ts"

const staffKey = "the-key-of-the-kitchen"

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ market: "no", kitchen: "manual", staffKey, port: 0, database: { _tag: "ThrowAway" } })
})
afterAll(() => server.close())

const run = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [bundled, "health", "--server", server.url, ...args], {
    env: { ...process.env, NO_COLOR: "1" },
  })
  const said = { stdout: "", stderr: "" }
  child.stdout.on("data", (piece: Buffer) => (said.stdout += piece.toString()))
  child.stderr.on("data", (piece: Buffer) => (said.stderr += piece.toString()))
  await once(child, "close")
  return { status: child.exitCode, ...said }
}

test("an operator reads how the shop is, first what needs a look", async () => {
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

test("without the staff key there is a sentence, and nothing of the shop", async () => {
  const { status, stdout, stderr } = await run("--key", "wrong")
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining("does not know this staff key")])
})
