import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { digestWorld } from "../kernel/digest.ts"
import { addCola } from "../shop/shopStage.fixture.ts"
import { shop } from "../shop/shop.ts"
import { exportLog } from "./exportLog.ts"
import { readLog } from "./readLog.ts"
import { rehash } from "./rehash.ts"
import { author, logOf, mustRead, secrets, session } from "./session.fixture.ts"
import { verify } from "./verify.ts"
import { writeLog } from "./writeLog.ts"

const read = (text: string) => mustRead(text).log

test("a written log reads back and folds to the same world, hash by hash", () => {
  const stage = session()
  const { log, hash } = rehash(shop, logOf(stage))
  expect(hash).toBe(digestWorld(stage.world()))
  const verdict = verify(shop, read(writeLog({ ...author, log })))
  expect(verdict).toMatchObject({ _tag: "Same", hash, hashes: stage.records().length })
})

test("a log may begin with any world of the session", () => {
  const stage = session()
  for (const start of [3, 20, 40]) {
    const checkpoint = stage.worlds()[start] ?? null
    const { log, hash } = rehash(shop, { checkpoint, records: stage.records().slice(start + 1) })
    expect(hash).toBe(digestWorld(stage.world()))
    expect(verify(shop, read(writeLog({ ...author, log })))).toMatchObject({ _tag: "Same", hash })
  }
})

test("an exported log contains no personal texts, keeps every shape, and replays to its recorded hash", () => {
  const stage = session()
  const exported = exportLog(logOf(stage), stage.world(), author)
  expect(exported.faithful).toBe(true)
  for (const secret of [
    ...Object.values(secrets),
    "Kanari",
    "Fugl",
    "4711",
    "40001234",
    "40 00 12",
    "fugl.test",
    "seedseed",
  ]) {
    expect(exported.text).not.toContain(secret)
  }
  expect(exported.text).toContain("Xxxxxx")
  expect(verify(shop, read(exported.text))).toMatchObject({ _tag: "Same", hash: exported.hash })
})

describe("a log that was tampered with", () => {
  const original = () => {
    const stage = session()
    stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" })
    stage.put(addCola)
    return rehash(shop, logOf(stage)).log
  }

  test("is reported with the first record, unit and path that differ from the recording", () => {
    const log = original()
    const records = log.records.map((record) =>
      record.input.type === "Happened" && record.input.event.type === "ProductAdded"
        ? { ...record, input: { ...record.input, event: { ...record.input.event, quantity: 7 } } }
        : record,
    )
    const at = log.records.find(({ input }) => input.type === "Happened" && input.event.type === "ProductAdded")
    expect(verify(shop, { ...log, records })).toMatchObject({
      _tag: "Differs",
      n: at?.n,
      unit: "cart",
      path: "cart.items",
    })
  })

  test("is detected by a changed hash, and by a timer that was never armed", () => {
    const log = original()
    const records = log.records.map((record) => (record.n === 5 ? { ...record, hash: "0000000000000000" } : record))
    expect(verify(shop, { ...log, records })).toMatchObject({ _tag: "Differs", n: 5, recorded: "0000000000000000" })
    const forged = log.records.map((record) =>
      record.n === 6 ? { ...record, input: { type: "TimerFired", key: "cart.none@1" } as const } : record,
    )
    expect(verify(shop, { ...log, records: forged })).toMatchObject({ _tag: "Differs", n: 6, unit: "timers" })
  })
})

describe("an invalid log", () => {
  const good = () => writeLog({ ...author, log: rehash(shop, logOf(session())).log }).split("\n")
  const refused = (lines: readonly string[]) => readLog(lines.join("\n"))

  test.each([
    ["nothing", [""], 1],
    ["another file", ['{"name":"skorpe"}'], 1],
    ["a newer format", [good()[0]?.replace('"version":1', '"version":2') ?? ""], 1],
    ["no record", [good()[0] ?? ""], 1],
    ["half a line", [good()[0] ?? "", good()[1]?.slice(0, 40) ?? ""], 2],
    ["a missing record", [good()[0] ?? "", good()[2] ?? ""], 2],
    [
      "an unknown event",
      [good()[0] ?? "", '{"n":0,"t":1,"input":{"type":"Happened","event":{"type":"PizzaThrown"}}}'],
      2,
    ],
    ["an unknown field", [good()[0] ?? "", good()[1]?.replace('"n":0', '"n":0,"x":1') ?? ""], 2],
    ["a poisoned key", [good()[0] ?? "", good()[1]?.replace('"n":0', '"n":0,"__proto__":{}') ?? ""], 2],
    ["a deep hole", [good()[0] ?? "", "[".repeat(100_000)], 2],
    [
      "a quantity that is not a number",
      [...good().slice(0, 5), good()[5]?.replace(/"quantity":1/, '"quantity":null') ?? "", "x"],
      6,
    ],
  ])("%s is refused, with the line and the reason", (_, lines, line) => {
    expect(refused(lines)).toMatchObject({ _tag: "Unreadable", why: expect.any(String) as string })
    expect((refused(lines) as { line: number }).line).toBe(line)
  })

  test("an invalid session is refused with the record and the reason", () => {
    const lines = good()
    const edit = (index: number, from: string | RegExp, to: string) =>
      lines.with(index, lines[index]?.replace(from, to) ?? "")
    const why = (all: readonly string[]) => {
      const result = refused(all)
      return result._tag === "Unreadable" ? `${result.record}: ${result.why}` : "read"
    }
    expect(why(edit(3, /"t":\d+/, '"t":5'))).toBe("2: the time of record 2 goes back")
    expect(why(edit(1, '"market":"no"', '"market":"se"'))).toMatch(/^0: the session's market is se/)
    expect(why([lines[0] ?? "", lines[2]?.replace('"n":1', '"n":0') ?? ""])).toBe("0: the session does not start")
    expect(why([...lines.slice(0, 3), lines[1]?.replace('"n":0', '"n":2') ?? ""])).toBe("2: the session starts again")
    expect(why(lines.toSpliced(3, 1))).toBe("2: record 3 follows record 1")
    const middle = writeLog({
      ...author,
      log: { checkpoint: session().worlds()[3] ?? null, records: session().records().slice(4) },
    })
    expect(why(middle.replace('"units":{"session"', '"units":{"sofa"').split("\n"))).toMatch(
      /^null: it starts from a world whose units differ .*session, sofa/,
    )
  })

  test("random text is refused and never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => readLog(text)._tag === "Unreadable"))
  })
})
