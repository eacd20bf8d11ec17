import { startServer } from "@skorpe/server"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

const folder = mkdtempSync(join(tmpdir(), "skorpe-cli-"))

const script = (name: string, steps: readonly object[]): string => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify({ title: name, steps }))
  return file
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ market: "no", port: 0, database: { _tag: "ThrowAway" }, kitchen: "manual" })
})
afterAll(() => server.close())

const order = (file: string, ...more: readonly string[]) =>
  skorpe("order", file, "--market", "no", "--server", server.url, "--patience", "30", ...more)

const fill = { fill: { firstName: "Kunde", lastName: "1", phone: "40 00 00 11" } }
const placed = [{ store: "any-open" }, { add: { product: "margherita" } }, fill, { checkout: true }, { order: true }]

test("a script orders a pizza, the kitchen's steps are reported by hand, and the log replays", async () => {
  const log = join(folder, "log.jsonl")
  const ordered = await order(script("one pizza", placed), "--log", log, "--json")
  expect(ordered.status).toBe(0)
  const outcome = JSON.parse(ordered.stdout) as { hash: string; see: { tracking: { order: { orderId: string } } } }
  expect(outcome).toMatchObject({ ok: true, faithful: true, see: { tracking: { _tag: "Following" } } })

  const kitchen = (...args: readonly string[]) =>
    skorpe("kitchen", ...args, "--server", server.url, "--key", server.staffKey)
  const { orderId } = outcome.see.tracking.order
  expect((await kitchen("list")).stdout).toContain(orderId)
  expect((await kitchen("next", orderId)).stdout).toMatch(/accepted/)
  expect((await kitchen("next", orderId)).stdout).toMatch(/received/)
  expect((await kitchen("refuse", orderId, "--reason", "Ovnen er kald")).stdout).toMatch(/refused/)
  expect(await kitchen("next", orderId)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("No open order") as string,
  })
  expect(await skorpe("kitchen", "list", "--server", server.url, "--key", "wrong")).toMatchObject({ status: 1 })

  const replayed = await skorpe("replay", log)
  expect(replayed).toMatchObject({ status: 0, stdout: `${outcome.hash}\n` })
  expect(readFileSync(log, "utf8")).not.toContain("Kunde")
})

test("a script enters codes: invalid ones are refused and left out of the order, which has the valid one", async () => {
  const steps = [
    ...placed.slice(0, 2),
    { code: "TULL", refused: 3024 },
    { code: "SOMMER26", refused: 3134 },
    { code: "HENT25" },
    { code: "hent25", refused: 3026 },
    ...placed.slice(2),
  ]
  const { status, stdout } = await order(script("codes", steps), "--json")
  expect(status).toBe(0)
  const { see } = JSON.parse(stdout) as { see: { tracking: { order: { adjustmentAmount: number } } } }
  expect(see.tracking.order.adjustmentAmount).toBeLessThan(0)
})

test.each([
  ["a wrong code", [...placed.slice(0, 2), { code: "TULL" }], /Step 3: 3024 We don’t recognise/],
  [
    "a right code",
    [...placed.slice(0, 2), { code: "HENT25", refused: 3024 }],
    /Step 3: HENT25 is not refused .* counts/,
  ],
  ["an unknown product", [{ store: "any-open" }, { add: { product: "flying-pizza" } }], /Step 2: .*3018/],
  ["an unknown size", [{ store: "any-open" }, { add: { product: "cola", size: "family" } }], /Step 2: .*3018/],
  ["an unknown store", [{ store: "atlantis" }], /Step 1: there is no store atlantis/],
  ["an empty cart", [{ store: "any-open" }, { checkout: true }], /Step 2: the cart is empty/],
  [
    "no phone number",
    [...placed.slice(0, 2), { fill: { firstName: "K", lastName: "1", phone: "12" } }, ...placed.slice(3)],
    /Step 5: .*phone: invalidPhone/,
  ],
  ["an answer to no question", [{ store: "any-open" }, { answer: "yes" }], /Step 2: nothing was asked/],
  [
    "beer that the customer may not have",
    [{ store: "any-open" }, { add: { product: "husets-pils" } }, { answer: "no" }, { checkout: true }],
    /Step 4: the cart is empty/,
  ],
  [
    "a question that was answered already",
    [{ store: "any-open" }, { add: { product: "husets-pils" } }, { answer: "yes" }, { answer: "away" }],
    /Step 4: nothing was asked/,
  ],
  ["nothing to follow", [{ track: "completed" }], /Step 1: no order is being followed/],
])("%s ends with exit 1 and a sentence", async (name, steps, sentence) => {
  const { status, stderr } = await order(script(name, steps))
  expect(stderr).toMatch(sentence)
  expect(status).toBe(1)
})

test("an invalid script ends with exit 2: a wrong quantity, an unknown field, no JSON", async () => {
  for (const steps of [
    [{ add: { product: "cola", quantity: -1 } }],
    [{ add: { product: "cola", quantity: 1.5 } }],
    [{ eat: "pizza" }],
    [{ event: { type: "PizzaThrown" } }],
  ]) {
    expect(await order(script("no script", steps))).toMatchObject({ status: 2, stdout: "" })
  }
  writeFileSync(join(folder, "text.json"), "pizza")
  expect(await order(join(folder, "text.json"))).toMatchObject({ status: 2 })
})

test("an unreachable server ends with a sentence, not with an endless wait", async () => {
  const { status, stderr } = await skorpe(
    "order",
    script("nobody", placed),
    "--server",
    "http://localhost:9",
    "--patience",
    "2",
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/Step 1: waited 2 s in vain/)
})

test("the kitchen marks sold-out products and delays, and unmarks them", async () => {
  const kitchen = (...args: readonly string[]) =>
    skorpe("kitchen", ...args, "--server", server.url, "--key", server.staffKey)
  const out = await kitchen("sold-out", "101", "product", "MARG", "--minutes", "30")
  expect(out.status).toBe(0)
  expect(out.stdout).toMatch(/variation MARG_AM30: sold out until/)
  const standing = async () => {
    const answer = await fetch(`${server.url}/api/stores/101/status`)
    return (await answer.json()) as { readonly soldOutProducts: readonly string[]; readonly waitMinutes: object }
  }
  expect((await standing()).soldOutProducts).toContain("MARG")
  expect((await kitchen("sold-out", "101", "product", "MARG", "--back")).stdout).toMatch(/MARG_AM30: available/)
  expect((await standing()).soldOutProducts).not.toContain("MARG")
  const far = "2101-01-15T16:30Z"
  expect((await kitchen("sold-out", "101", "product", "MARG", "--until", far)).stdout).toContain(
    "variation MARG_AM30: sold out until 2101-01-15 17:30\n",
  )
  expect(await kitchen("sold-out", "101", "product", "MARG", "--until", "2020-01-01")).toMatchObject({ status: 2 })
  await kitchen("sold-out", "101", "product", "MARG", "--back")
  const before = (await standing()).waitMinutes
  expect((await kitchen("delay", "101", "--delivery", "25")).stdout).toContain("delay: pickup 0 min, delivery 25 min")
  expect((await standing()).waitMinutes).not.toEqual(before)
  await kitchen("delay", "101", "--delivery", "0")
  expect(await kitchen("sold-out", "101", "product", "NOPE")).toMatchObject({ status: 1, stdout: "" })
  expect((await kitchen("delay", "101", "--delivery", "500")).stderr).toContain("1002")
})
