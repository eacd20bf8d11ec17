import { startServer } from "@skorpe/server"
import { Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { customerOf } from "./customer.ts"
import { openShop } from "./openShop.ts"
import { readScript } from "./readScript.ts"
import { runScript } from "./runScript.ts"

const folder = join(import.meta.dirname, "../../../fixtures/scripts")
const files = readdirSync(folder)

describe.each(["no", "se"] as const)("in the market %s", (market) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ market, port: 0, database: { _tag: "ThrowAway" }, kitchen: "auto", pace: 0.2 })
  })
  afterAll(() => server.close())

  const run = (text: string) => {
    const read = readScript(text)
    if (read._tag === "NoScript") return Promise.resolve(read.why)
    return Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const live = yield* openShop(market, server.url)
          return yield* runScript(read.script.steps, market, customerOf(live, 60))
        }),
      ),
    )
  }

  // Much of a script is waiting for the price and the kitchen: they go beside each other.
  test.concurrent.each(files)("%s does all that it says", async (file) => {
    expect(await run(readFileSync(join(folder, file), "utf8"))).toBeNull()
  })

  const full = [{ store: "any-open" }, { add: { product: "margherita" } }]
  const who = { fill: { firstName: "Kunde", lastName: "1", phone: "+47 40 00 00 30" } }
  const away = { delivery: { address: { no: "Torgallmenningen 4, Bergen", se: "Kalendegatan 13, Malmö" } } }
  test.concurrent.each([
    [
      "an order that goes through",
      [...full, who, { checkout: true }, { order: true, refused: 3022 }],
      /^the order is not refused with 3022, but placed$/,
    ],
    [
      "an order that is blocked for another reason",
      [
        { store: "any-open" },
        { add: { product: "margherita", quantity: 2 } },
        away,
        who,
        { checkout: true },
        { order: true, refused: 3109 },
      ],
      /^the order is not refused with 3109, but AddressOutside: 3022/,
    ],
    ["a price that is confirmed", [...full, { checkout: true, refused: 3109 }], /3109, but confirmed$/],
    [
      "an address that nobody has",
      [...full, { delivery: { address: "Månegata 1" } }],
      /^no address is like Månegata 1/,
    ],
    ["a hotspot of no store", [...full, { hotspot: { id: "moon", answers: {} } }], /has no hotspot moon$/],
    ["a time that is no quarter", [...full, { time: { day: "tomorrow", at: "18:07" } }], /does not offer 18:07/],
    ["a day that is over", [...full, { time: { day: "2020-01-01" } }], /does not offer 2020-01-01$/],
  ])("%s ends a script that expects otherwise", async (title, steps, why) => {
    expect(await run(JSON.stringify({ title, steps }))).toEqual({
      step: steps.length,
      why: expect.stringMatching(why) as string,
    })
  })
})
