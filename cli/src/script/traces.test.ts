import { recordOf, type Call } from "@skorpe/core/kernel"
import type { ShopCommand } from "@skorpe/core/messages"
import { exportLog, makeTimeTravel, readLog, type ShopLog } from "@skorpe/core/replay"
import { traceOfCall } from "@skorpe/core/services"
import { shop } from "@skorpe/core/shop"
import { startServer } from "@skorpe/server"
import { Effect } from "effect"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { attributeOf, openCollector } from "../../../server/src/testing/openCollector.ts"
import { skorpe } from "../testing/runSkorpe.fixture.ts"
import { whileOrdersWait } from "../../../server/src/testing/slowOrders.ts"
import { openShop } from "./openShop.ts"
import { readScript } from "./readScript.ts"
import { runScript } from "./runScript.ts"

/** The steps up to the checkout, and the one that orders. */
const readSteps = () => {
  const file = join(import.meta.dirname, "../../../fixtures/scripts/first-order.json")
  const read = readScript(readFileSync(file, "utf8"))
  if (read._tag === "NoScript") throw new Error(read.why)
  const at = read.script.steps.findIndex((step) => "order" in step)
  return { before: read.script.steps.slice(0, at), order: read.script.steps.slice(at, at + 1) }
}

/** The key of the log's last call of a name. */
const lastCall = (log: ShopLog, name: ShopCommand["type"]): string => {
  const travel = makeTimeTravel(shop, log)
  const calls = log.records.flatMap((_, at): readonly Call<ShopCommand>[] => Object.values(travel.at(at).calls))
  const found = calls
    .filter(({ command }) => command.type === name)
    .toSorted((one, other) => recordOf(one) - recordOf(other))
  return found.at(-1)?.key ?? ""
}

test("one trace leads from the press that orders to the SQL statement, and the server's log and the report name it", async () => {
  const { before, order } = readSteps()
  const collector = await openCollector("at once")
  const server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    collector: { url: collector.url, every: 50 },
  })
  const lines: string[] = []
  vi.spyOn(console, "log").mockImplementation(
    (...words: readonly unknown[]) => void lines.push(words.map((word) => JSON.stringify(word)).join(" ")),
  )
  const site = { url: server.url, staffKey: server.staffKey, clock: null }
  const ordered = Effect.gen(function* () {
    const { live, setting } = yield* openShop("no", site, 60)
    expect(yield* runScript(before, setting)).toBeNull()
    // A slow call has a line in the server's log.
    const failed = yield* Effect.promise(() =>
      whileOrdersWait(server, () => Effect.runPromise(runScript(order, setting))),
    )
    expect(failed).toBeNull()
    return { log: live.log(), exported: exportLog(live.log(), live.world(), { market: "no", build: "test" }) }
  })
  const { log, exported } = await Effect.runPromise(Effect.scoped(ordered))
  const key = lastCall(log, "PlaceOrder")
  const named = traceOfCall(log, key)
  expect(named).toBeDefined()

  const report = readLog(exported.text)
  expect(report._tag === "Read" && traceOfCall(report.log, key)).toEqual(named)

  const inTrace = () => collector.spans().filter(({ traceId }) => traceId === named?.trace)
  const call = () => inTrace().find(({ name }) => name === "POST /api/order/create")
  await collector.until(() => call() !== undefined)
  expect(call()).toMatchObject({ parentSpanId: named?.span })
  const statements = inTrace().filter(({ parentSpanId }) => parentSpanId === call()?.spanId)
  expect(statements.map((span) => String(attributeOf(span, "db.query.text"))).join("\n")).toContain(
    "INSERT INTO orders",
  )
  // The calls that the shop makes because of the answer belong to the press as well.
  const reading = traceOfCall(log, lastCall(log, "LoadOrder"))
  const read = () => inTrace().find(({ parentSpanId }) => parentSpanId === reading?.span)
  await collector.until(() => read() !== undefined)
  expect(read()?.name).toMatch(/^GET \/api\/order\/:/)

  // The press's own span is sent afterwards, from the report, as the parent of the server's spans.
  const file = join(mkdtempSync(join(tmpdir(), "skorpe-traces-")), "report.jsonl")
  writeFileSync(file, exported.text)
  expect((await skorpe("log", "spans", file, "--collector", collector.url)).stderr).toMatch(
    /^\d+ spans of \d+ traces sent to /,
  )
  const press = inTrace().find(({ parentSpanId }) => parentSpanId === undefined)
  expect(press?.name).toBe("OrderSubmitted")
  expect(inTrace().find(({ spanId }) => spanId === named?.span)).toMatchObject({
    name: "PlaceOrder",
    parentSpanId: press?.spanId,
  })
  const sent = collector.bodies.find(({ text }) => text.includes("skorpe-shop"))?.text ?? ""
  for (const typed of ["Kunde", "40 00 00 11", "40000011"]) expect(sent).not.toContain(typed)

  const slow = lines.filter((line) => line.includes("slow: POST /api/order/create"))
  expect(slow).toHaveLength(1)
  expect(slow[0]).toContain(named?.trace)
  vi.restoreAllMocks()
  await server.close()
  await collector.close()
})
