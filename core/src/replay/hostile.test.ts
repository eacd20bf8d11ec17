import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mostRunning } from "../kernel/table.ts"
import { priceOf } from "../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import { shop } from "../shop/shop.ts"
import { cases } from "../testing/cases.fixture.ts"
import { seedOfRun, shareOf } from "../testing/share.fixture.ts"
import { readLog } from "./readLog.ts"
import { rehash } from "./rehash.ts"
import { author, logOf } from "./session.fixture.ts"
import { verify } from "./verify.ts"
import { writeLog } from "./writeLog.ts"

const asked = cases(shareOf(20_000))

const visit = () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde \u001b[31m" })
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put(addCola)
  stage.put({ type: "LineIncreased", id: stage.see().cart.lines[0]?.id ?? "" })
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.put({ type: "OrderSubmitted" })
  return stage
}

/** Real logs: a whole visit, one that begins in the middle, and one with records removed. */
const bases: readonly string[] = [0, 1, 2].map((kind) => {
  const stage = visit()
  const records = stage.records()
  const log =
    kind === 1
      ? { checkpoint: stage.worlds()[4] ?? null, records: records.slice(5) }
      : { checkpoint: null, records: kind === 2 ? records.filter(({ n }) => n < 3 || n % 2 === 0) : records }
  return writeLog({ ...author, log: kind === 0 ? rehash(shop, logOf(stage)).log : log })
})

const poison = fc.constantFrom<readonly [string, string]>(
  ['"type"', '"__proto__"'],
  ['"event"', '"\\u005f_proto__"'],
  ['"key"', '"constructor"'],
  ["@", "@99999999999999999999"],
  ["1", "1e999"],
  ["1", "-1"],
  ["0", "1e308"],
  ['"n":', '"n":9'],
  ['"t":', '"t":-'],
  ["{", `${'{"a":'.repeat(99)}{`],
  ["[", "[".repeat(70)],
  ["[]", `[${"0,".repeat(999)}0]`],
  ['"', '"\u001b]0;\u0007'],
  ['"', "\u0000"],
  ["ProductAdded", "PizzaThrown"],
  ['"ProductAdded":1', '"ProductAdded":2'],
  ["session.device@0", "toString"],
  ["cart", "__proto__"],
  ["null", "[]"],
  ["null", '{"hasOwnProperty":1,"length":1e9}'],
  ["true", "NaN"],
  [":1,", ":0.5,"],
  ['"Done"', '"Failed"'],
  ['"CallEnded"', '"CallNews"'],
  ['"Started"', '"Happened"'],
  ['"value":', '"value":{"length":4294967296},"value":'],
  ['"items":', '"items":null,"atoms":'],
  ['"units":{', '"units":{"toString":{},'],
  ["\n", "\n\n"],
  ["\n", ""],
  ["\n", "\r"],
)

/**
 * One mutation of a text: at a relative position between 0 and 1 something is swapped, cut, doubled, moved or
 * overwritten.
 */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant("swap" as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      pair: poison,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("scribble" as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      words: fc.string({ unit: "binary", maxLength: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom("cut" as const, "double" as const, "move" as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
)
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

const done = (text: string, one: Deed): string => {
  const at = Math.floor(one.at * text.length)
  switch (one.what) {
    case "swap": {
      const [from, to] = one.pair
      const found = text.indexOf(from, at)
      return found < 0 ? text.replace(from, to) : text.slice(0, found) + to + text.slice(found + from.length)
    }
    case "scribble":
      return text.slice(0, at) + one.words + text.slice(at + one.words.length)
    case "cut":
      return text.slice(0, at)
    case "double":
    case "move": {
      const lines = text.split("\n")
      const index = Math.floor(one.at * lines.length)
      const line = lines[index] ?? ""
      return (one.what === "double" ? lines.toSpliced(index, 0, line) : [...lines.toSpliced(index, 1), line]).join("\n")
    }
  }
}

test("hostile logs: each is refused with a line and a reason, or folded and verified; nothing throws, hangs or leaks", () => {
  const tally = { Unreadable: 0, Same: 0, Differs: 0, GaveUp: 0 }
  const fresh = Object.getOwnPropertyNames(Object.prototype).length
  let slowest = 0
  fc.assert(
    fc.property(fc.constantFrom(...bases), fc.array(deed, { minLength: 1, maxLength: 3 }), (base, deeds) => {
      const text = deeds.reduce(done, base)
      const began = performance.now()
      const read = readLog(text)
      if (read._tag === "Unreadable") {
        tally.Unreadable++
        const named = read.line >= 1 && read.why.length > 5 && read.why.length < 700
        if (!named) throw new Error(`no reason: ${JSON.stringify(read)}`)
        if (read.line > 1 && read.record === null) throw new Error(`no record: ${JSON.stringify(read)}`)
      } else {
        tally[verify(shop, read.log)._tag]++
      }
      slowest = Math.max(slowest, performance.now() - began)
    }),
    { numRuns: asked, seed: seedOfRun(2026) },
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(fresh)
  expect(({} as Record<string, unknown>)["type"]).toBeUndefined()
  expect(slowest).toBeLessThan(10_000)
  // Every outcome must occur; otherwise the mutations were too weak or too strong.
  expect(tally.Unreadable).toBeGreaterThan(asked / 4)
  expect(tally.Same).toBeGreaterThan(asked / 1000)
  expect(tally.Differs).toBeGreaterThan(asked / 100)
}, 120_000)

test("texts that exploit pattern backtracking are folded and read quickly", () => {
  const stage = visit()
  const began = performance.now()
  for (const field of ["firstName", "lastName", "phone", "email", "message"] as const) {
    for (const text of [
      `a@${".".repeat(99_997)}@`,
      " ".repeat(100_000),
      "1".repeat(100_000),
      `${"a@".repeat(49_999)}.`,
    ]) {
      stage.put({ type: "FieldTyped", field, text })
      stage.put({ type: "OrderSubmitted" })
      expect(stage.see().checkout.faults).toBeDefined()
    }
  }
  for (const path of [`/${"a/".repeat(49_999)}`, `/butikker/${"%".repeat(99_000)}`, `/${"?".repeat(99_000)}`]) {
    stage.put({ type: "PathOpened", path, how: "history" })
    expect(stage.see().route.path).toBeDefined()
  }
  expect(performance.now() - began).toBeLessThan(20_000)
})

test("timers that are armed endlessly reach a bound: the unit crashes, and the world stays small", () => {
  let world = openMenu().world()
  let crashes = 0
  for (let page = 0; page < 3 * mostRunning; page++) {
    const event = { type: "PathOpened", path: `/butikker/torget?${page}`, how: "link" } as const
    const folded = shop.step(world, { n: world.n + 1, t: world.t }, { type: "Happened", event })
    world = folded.world
    if (folded.crash !== undefined) crashes++
  }
  expect(Object.keys(world.timers).length).toBeLessThanOrEqual(mostRunning)
  expect(crashes).toBeGreaterThan(mostRunning)
})

test("a record with an invalid hash is refused, without repeating the whole hash in the message", () => {
  const text = writeLog({ ...author, log: rehash(shop, logOf(visit())).log })
  const read = readLog(text.replace(/"hash":"[0-9a-f]{16}"/, `"hash":"${"f".repeat(100_000)}"`))
  if (read._tag !== "Unreadable") throw new Error("it was read")
  expect(read.why.length).toBeLessThan(400)
})

test("a log of very many small values is read in a small multiple of the time that JSON takes", () => {
  const [head = "", start = ""] = writeLog({ ...author, log: rehash(shop, logOf(visit())).log }).split("\n")
  const { n, t } = JSON.parse(start) as { readonly n: number; readonly t: number }
  const input = {
    type: "CallEnded",
    key: "a@1",
    exit: { _tag: "Done", value: Array.from({ length: 300_000 }, () => ({})) },
  }
  const took = (work: () => unknown): number => {
    const began = performance.now()
    work()
    return performance.now() - began
  }
  for (const word of ["a", "\u0001", "is named __proto__"]) {
    const line = JSON.stringify({ n: n + 1, t, input, crash: word })
    const read = readLog([head, start, line].join("\n"))
    expect(read._tag).toBe("Read")
    const times = [0, 1, 2].map(() => ({
      plain: took(() => JSON.parse(line)),
      guarded: took(() => readLog([head, start, line].join("\n"))),
    }))
    const ratio = Math.min(...times.map(({ guarded }) => guarded)) / Math.min(...times.map(({ plain }) => plain))
    expect(ratio).toBeLessThan(25)
  }
}, 60_000)

test("a log is refused if a view of its first world throws, or a call of it asks for nothing", () => {
  const stage = visit()
  const checkpoint = stage.worlds()[4] ?? shop.empty
  const written = (first: object): string =>
    writeLog({ ...author, log: { checkpoint: { ...checkpoint, ...first }, records: stage.records().slice(5) } })
  expect(readLog(written({}))).toMatchObject({ _tag: "Read" })
  expect(readLog(written({ units: { ...checkpoint.units, cart: null } }))).toMatchObject({
    _tag: "Unreadable",
    why: expect.stringMatching(/^it starts from a world that this program cannot show: TypeError: /) as string,
  })
  const [name = "", call] = Object.entries(checkpoint.calls)[0] ?? []
  expect(
    readLog(written({ calls: { [name]: { ...call, key: "a@1", unit: "a", id: "a", command: null } } })),
  ).toMatchObject({ _tag: "Unreadable", why: expect.stringContaining("JSON object with a type") as string })
})
