import { type RunningServer, startServer } from "@skorpe/server"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

const staffKey = "the-key-of-the-kitchen"
const log = await readFile(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

let server: RunningServer
let folder: string
let reference: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skorpe-reports-"))
  server = await startServer({ market: "no", kitchen: "manual", staffKey, port: 0, database: { _tag: "ThrowAway" } })
  const answer = await fetch(`${server.url}/api/problem-report`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ log }),
  })
  reference = ((await answer.json()) as { readonly reference: string }).reference
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const run = (...args: readonly string[]) => skorpe(...args, "--server", server.url, "--key", staffKey)

test("staff list reports, and save one as it was sent", async () => {
  const { status, stdout } = await run("reports", "list")
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${reference}  .*Z  no  .* records  ${log.length} characters\n$`)),
  ])
  expect(JSON.parse((await run("reports", "list", "--json")).stdout)).toMatchObject({ reference, market: "no" })
  expect((await run("reports", "save", reference.toLowerCase(), "-o", join(folder, "one.jsonl"))).status).toBe(0)
  expect(await readFile(join(folder, "one.jsonl"), "utf8")).toBe(log)
  expect((await run("reports", "save", reference.replace("-", " "))).stdout).toBe(log)
})

test("a developer replays, shows, grades and shrinks a report by its reference", async () => {
  const replayed = await run("replay", reference)
  expect([replayed.status, replayed.stderr]).toEqual([0, expect.stringContaining("all met")])
  expect((await run("replay", reference, "--judge")).status).toBe(0)
  expect((await run("replay", reference, "--diff", reference)).status).toBe(0)
  expect((await run("log", "show", reference.toLowerCase(), "--to", "1")).stdout).toContain("Started")
  expect((await run("log", "grade", reference)).stdout).toContain("same")
  const shrunk = await run("shrink", reference, "--while", "cart.totalCount > 0", "-o", join(folder, "small.jsonl"))
  expect([shrunk.status, shrunk.stderr]).toEqual([0, expect.stringContaining("records became")])
  const tested = await run("log", "test", reference, "--while", "cart.totalCount > 0", "-o", join(folder, "filledCart"))
  expect(tested.status).toBe(0)
}, 60_000)

test("a report that cannot be fetched is explained in a sentence, with the exit code of an unreadable log", async () => {
  expect(await run("replay", "ZZZZ-ZZZZ")).toMatchObject({
    status: 2,
    stderr: "3010 No problem report has the reference ZZZZ-ZZZZ.\n",
  })
  const unnamed = await skorpe("replay", reference)
  expect([unnamed.status, unnamed.stderr]).toEqual([2, expect.stringContaining("--server")])
  const wrongKey = await skorpe("replay", reference, "--server", server.url, "--key", "wrong")
  expect([wrongKey.status, wrongKey.stderr]).toEqual([2, expect.stringContaining("does not know this staff key")])
  const noFile = await run("replay", "no-such-file.jsonl")
  expect([noFile.status, noFile.stderr]).toEqual([2, expect.stringContaining("there is no such file")])
  expect((await run("reports", "save", "nonsense")).status).toBe(2)
})

test("a deleted report is gone", async () => {
  expect(await run("reports", "delete", reference)).toMatchObject({
    status: 0,
    stderr: `The problem report ${reference} is deleted.\n`,
  })
  expect(await run("reports", "delete", reference)).toMatchObject({
    status: 1,
    stderr: `3010 No problem report has the reference ${reference}.\n`,
  })
  expect(await run("reports", "list")).toMatchObject({
    status: 0,
    stdout: "",
    stderr: "No customer has reported a problem in the last 30 days.\n",
  })
})
