import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { logExample } from "@skorpe/core/api"
import type { ProblemReport } from "@skorpe/core/domain/report"
import type { RunningServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
// An export of a session full of personal texts, from the core's own tests.
import { session, author, logOf, secrets } from "../../../core/src/replay/session.fixture.ts"
import { exportLog } from "@skorpe/core/replay"

const day = 86_400_000
const staffKey = "key of the staff"
const staff = { "staff-key": staffKey }
const often = { times: 1_000_000, within: 60_000 }
const path = "/api/problem-report"
const staffPath = "/api/operator/problem-reports"

let late = 0
const clock = () => Date.now() + late

let server: RunningServer
let strict: RunningServer
let client: ReturnType<typeof orderingClient>
let other: ReturnType<typeof orderingClient>

beforeAll(async () => {
  server = await startSampleServer({ staffKey, clock, trustedProxies: ["127.0.0.0/8", "::1/128"] })
  // A second server on the same database, which keeps few reports and has no rate limit.
  strict = await startSampleServer({
    staffKey,
    clock,
    database: server.database,
    reportLimits: { fromAddress: often, inDay: often, kept: 6, bytes: 100_000 },
  })
  client = orderingClient(server.url)
  other = orderingClient(strict.url)
})
afterAll(async () => {
  await strict.close()
  await server.close()
})

let callers = 0
/** Sends a report from an address that has sent none. */
const send = (log: unknown, from = `10.0.0.${++callers}`) =>
  client.ask("POST", path, { log }, { "x-forwarded-for": from })

const list = async () => (await client.get(staffPath, staff)).body as readonly ProblemReport[]

const clear = async () => {
  for (const { reference } of await list()) await client.ask("POST", `${staffPath}/${reference}/delete`, {}, staff)
}

it("a customer sends the log of a session, and staff list, read and delete it by the reference", async () => {
  const stage = session()
  const { text } = exportLog(logOf(stage), stage.world(), author)
  const { status, body } = await send(text)
  expect([status, body]).toEqual([
    200,
    { reference: expect.stringMatching(/^[B-Z2-9]{4}-[B-Z2-9]{4}$/), keptUntil: expect.any(String) },
  ])
  expect(Math.abs(Date.parse(body.keptUntil) - clock() - 30 * day)).toBeLessThan(60_000)
  const [first] = await list()
  expect(first).toEqual({
    reference: body.reference,
    receivedAt: expect.any(String),
    build: "test",
    market: "no",
    size: text.length,
    records: stage.records().length,
  })
  const spoken = encodeURIComponent(body.reference.toLowerCase().replace("-", " "))
  const read = await client.get(`${staffPath}/${spoken}`, staff)
  expect(read.status).toBe(200)
  expect(read.body).toBe(text)
  for (const secret of Object.values(secrets)) expect(read.body).not.toContain(secret)
  const remove = () => client.ask("POST", `${staffPath}/${spoken}/delete`, {}, staff)
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await client.get(`${staffPath}/${spoken}`, staff)).body.errors[0].code).toBe(3010)
  expect(await list()).toEqual([])
})

it.each([`0.1.0+${"a1".repeat(20)}`, "0.1.0+local", "skorpe-cli 0.1.0"])(
  "a log of the build %s is accepted",
  async (build) => {
    expect((await send(logExample.replaceAll('"0.1.0"', `"${build}"`))).status).toBe(200)
    expect(await list()).toMatchObject([{ build }])
    await clear()
  },
)

it("nobody reads a report without the staff key, not even with its reference", async () => {
  const { reference } = (await send(logExample)).body
  for (const headers of [{}, { "staff-key": "guessed" }]) {
    const answers = [
      await client.get(staffPath, headers),
      await client.get(`${staffPath}/${reference}`, headers),
      await client.ask("POST", `${staffPath}/${reference}/delete`, {}, headers),
    ]
    expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual(answers.map(() => [401, 1003]))
  }
  expect(await list()).toHaveLength(1)
  await clear()
})

it("anything but an exported log of this market is refused, and nothing of it is stored", async () => {
  const stage = session()
  const live = exportLog(logOf(stage), stage.world(), author).text.replace(/,"hash":"[0-9a-f]{16}"/, "")
  for (const log of [
    "",
    "Kunde 1 has a problem",
    "{}\n".repeat(1000),
    "[".repeat(100_000),
    logExample.replaceAll('"no"', '"se"'),
    logExample.replace('"0.1.0"', '"Kunde 1, 40 00 00 00"'),
    logExample.replace('"0.1.0"', '"\\u0000"'),
    logExample.replace("skorpe-log", "skorpe-kitchen-log"),
    logExample.replace('"Started"', '"PizzaThrown"'),
    `${logExample}${JSON.stringify({ n: 1, t: 1_795_280_400_001, input: { type: "Happened", event: { type: "X" } } })}\n`,
    live,
  ]) {
    const { status, body } = await send(log)
    expect([log.slice(0, 60), status, body.errors[0]]).toEqual([
      log.slice(0, 60),
      400,
      expect.objectContaining({ code: 1002, path: "log" }),
    ])
  }
  for (const log of [null, 7, "\ud800", `${logExample}\u0000`]) expect((await send(log)).status).toBe(400)
  expect((await client.ask("POST", path, { log: logExample, phone: "40000000" })).body.errors[0].path).toBe("phone")
  expect(await list()).toEqual([])
})

/** A distinct log, so that each report is stored separately. */
const logOfBuild = (nth: number) => logExample.replaceAll('"0.1.0"', `"0.1.0+${nth}"`)

/** A log of about this many characters that hardly compresses. */
const logOfLength = (length: number) => {
  const lines: string[] = []
  for (let n = 1, size = 0; size < length; n++) {
    const query = randomBytes(3_000).toString("base64")
    const input = { type: "Happened", event: { type: "SearchTyped", query: query.slice(0, 100) } }
    const changed = Object.fromEntries(
      Array.from({ length: 50 }, () => [randomBytes(8).toString("hex"), randomBytes(8).toString("hex")]),
    )
    const line = `${JSON.stringify({ n, t: 1_795_280_400_000 + n, input, hash: "0123456789abcdef", changed })}\n`
    size += line.length
    lines.push(line)
  }
  return logExample + lines.join("")
}

it("a log may have two million characters, but not more, while other calls keep their smaller limit", async () => {
  const large = logOfLength(1_900_000)
  expect(large.length).toBeLessThan(2_000_000)
  const began = performance.now()
  expect((await send(large)).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(20_000)
  const longer = await send(large + " ".repeat(2_000_001 - large.length))
  expect([longer.status, longer.body.errors[0].path]).toEqual([400, "log"])
  expect((await send("x".repeat(4 * 1024 * 1024))).status).toBe(413)
  const elsewhere = await client.ask("POST", "/api/telemetry", { origin: "x".repeat(300 * 1024) })
  expect([elsewhere.status, elsewhere.body.errors[0].code]).toEqual([413, 1005])
  await clear()
})

it("an address sends five reports an hour and ten a day, whether good or bad", async () => {
  const from = "10.9.9.9"
  const statuses: number[] = []
  for (const log of [logExample, "none", logExample, logExample, logExample])
    statuses.push((await send(log, from)).status)
  expect(statuses).toEqual([200, 400, 200, 200, 200])
  const { status, body, headers } = await send(logExample, from)
  expect([status, body.errors[0].code]).toEqual([429, 1001])
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000)
  expect((await send(logExample)).status).toBe(200)
  late += 3_600_000
  for (let nth = 0; nth < 5; nth++) expect((await send(logExample, from)).status).toBe(200)
  late += 3_600_000
  expect((await send(logExample, from)).status).toBe(429)
  late += 22 * 3_600_000
  expect((await send(logExample, from)).status).toBe(200)
  await clear()
})

it("when the storage is full, a report is refused and no older one is dropped, whichever server receives it", async () => {
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => other.ask("POST", path, { log: logOfBuild(nth) })),
  )
  const taken = sent.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(6)
  const refused = sent.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.errors[0].code}`))).toEqual(new Set(["409 3112"]))
  const references = (await list()).map(({ reference }) => reference)
  expect(new Set(references)).toEqual(new Set(taken.map(({ body }) => String(body.reference))))
  await clear()
  const large = await other.ask("POST", path, { log: logOfLength(300_000) })
  expect([large.status, large.body.errors[0].code]).toEqual([409, 3112])
  expect((await other.ask("POST", path, { log: logExample })).status).toBe(200)
  await clear()
})

it("two servers that share a database receive reports concurrently, and together store no more than allowed", async () => {
  const third = await startSampleServer({
    staffKey,
    clock,
    database: server.database,
    reportLimits: { fromAddress: often, inDay: often, kept: 6 },
  })
  const both = [orderingClient(third.url), other] as const
  const sent = await Promise.all(
    Array.from({ length: 16 }, (_, nth) =>
      (nth % 2 === 0 ? both[0] : both[1]).ask("POST", path, { log: logOfBuild(nth) }),
    ),
  )
  await third.close()
  expect(sent.filter((answer) => answer.status === 200)).toHaveLength(6)
  expect(await list()).toHaveLength(6)
  await clear()
})

it("a report that is sent again, because its answer was lost, is stored once, with its first reference and date", async () => {
  const first = await send(logExample)
  late += 60_000
  const again = await Promise.all([send(logExample), other.ask("POST", path, { log: logExample })])
  for (const { status, body } of again) expect([status, body]).toEqual([200, first.body])
  expect(await list()).toHaveLength(1)
  expect((await send(logOfBuild(1))).body.reference).not.toBe(first.body.reference)
  await clear()
})

it("a report is kept for thirty days, and is then deleted and makes room", async () => {
  const { reference } = (await send(logExample)).body
  late += 30 * day - 60_000
  expect((await client.get(`${staffPath}/${reference}`, staff)).status).toBe(200)
  late += 120_000
  expect((await client.get(`${staffPath}/${reference}`, staff)).status).toBe(404)
  expect(await list()).toEqual([])
  expect((await send(logExample)).status).toBe(200)
  const rows = await inDatabase(server.database, (sql) => sql`SELECT reference FROM problem_report`)
  expect(rows).toHaveLength(1)
  await clear()
})

it("nothing stored with the log identifies its sender", async () => {
  await send(logExample, "10.7.7.7")
  const [row] = await inDatabase(
    server.database,
    (sql) => sql<{ readonly text: string }>`SELECT (to_jsonb(one) - 'log')::text AS text FROM problem_report one`,
  )
  expect(Object.keys(JSON.parse(row?.text ?? "{}")).toSorted()).toEqual(
    ["build", "bytes", "digest", "market", "received_at", "records", "reference", "size"].toSorted(),
  )
  expect(row?.text).not.toContain("10.7.7.7")
  await clear()
})
