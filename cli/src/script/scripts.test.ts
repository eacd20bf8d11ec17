import { exportLog, readLog, verify } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { Effect } from "effect"
import { isInShare } from "../../../core/src/testing/share.fixture.ts"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Site, startOwnServer } from "../node/ownServer.ts"
import { openShop } from "./openShop.ts"
import { readScript } from "./readScript.ts"
import { runScript } from "./runScript.ts"

const folder = join(import.meta.dirname, "../../../fixtures/scripts")
const files = readdirSync(folder)

describe.each(["no", "se"] as const)("in the market %s", (market) => {
  let server: Awaited<ReturnType<typeof startOwnServer>>
  beforeAll(async () => {
    server = await startOwnServer(market)
  })
  afterAll(() => server.close())

  /** Runs a script, with patience in seconds for a busy machine; returns where it ended early, and whether its log replays to the hash of its last world. */
  const runAt = async (site: Site, text: string, patience = 200) => {
    const read = readScript(text)
    if (read._tag === "NoScript") return { failed: read.why, replayed: "" }
    const running = Effect.gen(function* () {
      const { live, setting } = yield* openShop(market, site, patience)
      const failed = yield* runScript(read.script.steps, setting)
      const exported = exportLog(live.log(), live.world(), { market, build: "test" })
      const again = readLog(exported.text)
      const verdict = again._tag === "Read" ? verify(shop, again.log) : again
      const isSame = exported.faithful && verdict._tag === "Same" && verdict.hash === exported.hash
      return { failed, replayed: isSame ? "to its hash" : verdict._tag }
    })
    return Effect.runPromise(Effect.scoped(running))
  }
  // The clock of a shared server cannot be set.
  const shared = (): Site => ({ ...server.site, clock: null })
  const run = async (text: string) => (await runAt(shared(), text)).failed

  // Scripts mostly wait for the price and the kitchen, so they run concurrently.
  test.concurrent.each(files.filter((_, nth) => isInShare(market === "no" ? nth : nth + 1, 5)))(
    "%s runs to its end, and its log replays",
    async (file) => {
      const text = readFileSync(join(folder, file), "utf8")
      const own = text.includes('"leaveUntil"') ? await startOwnServer(market) : null
      const ended = await runAt(own?.site ?? shared(), text).finally(() => own?.close())
      expect(ended).toEqual({ failed: null, replayed: "to its hash" })
    },
  )

  const full = [{ store: "any-open" }, { add: { product: "margherita" } }]
  const who = { fill: { firstName: "Kunde", lastName: "1", phone: "+47 40 00 00 30" } }
  const awaiting = [...full, who, { checkout: true }, { payBy: "card" }, { order: true }]
  const away = { delivery: { address: { no: "Torgallmenningen 4, Bergen", se: "Kalendegatan 13, Malmö" } } }
  const endings: readonly (readonly [string, readonly object[], RegExp])[] = [
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
    ["an unknown address", [...full, { delivery: { address: "Månegata 1" } }], /^no address is like Månegata 1/],
    ["a hotspot of no store", [...full, { hotspot: { id: "moon", answers: {} } }], /has no hotspot moon$/],
    ["a time that is no quarter", [...full, { time: { day: "tomorrow", at: "18:07" } }], /does not offer 18:07/],
    ["a day that is over", [...full, { time: { day: "2020-01-01" } }], /does not offer 2020-01-01$/],
    [
      "a code that is not in the cart",
      [...full, { remove: { code: "HENT25" } }],
      /^the code HENT25 is not in the cart$/,
    ],
    ["a product that is not in the cart", [...full, { remove: { product: "cola" } }], /^cola is not in the cart$/],
    ["food that is collected at the door", [...full, { contactless: true }], /^only what is delivered can/],
    ["an invoice to nobody", [...full, { checkout: true }, { payBy: "organisation" }], /offers store, card, not organ/],
    ["an organisation of a guest", [{ account: "no-organisation-1" }], /does not order for no-organisation-1 here$/],
    ["a number that is none", [{ login: "12" }], /^12: 1031 /],
    ["nothing to order again", [...full, { again: true }], /^there is no earlier order on this device$/],
    ["a clock of others", [{ leaveUntil: "12:00" }], /^only a server that the command starts itself/],
    ["a product of no menu", [...full, { staff: { soldOut: "flying-pizza" } }], /has no product flying-pizza$/],
    ["a payment of nothing", [...full, { pay: { by: "card" } }], /^no order awaits its payment$/],
    ["a payment of nothing that is given up", [...full, { giveUp: "payment" }], /^no order awaits its payment$/],
    ["a payment of nothing, in the store", [...full, { payInstead: "store" }], /^no order awaits its payment$/],
    ["a card that pays", [...awaiting, { pay: { by: "card" }, unpaid: 2 }], /does not end with 2, but is paid$/],
    ["a card that is refused", [...awaiting, { pay: { by: "card", code: "006" } }], /is not paid: 6 .*[Ee]xpired/],
    [
      "a card that is refused for another reason",
      [...awaiting, { pay: { by: "card", code: "006" }, unpaid: 2 }],
      /does not end with 2, but with 6 /,
    ],
    [
      "a bank that asks",
      [...awaiting, { pay: { by: "klarna" } }],
      /^the bank asks the customer, and the script has no/,
    ],
    ["a bank that is silent", [...awaiting, { pay: { by: "card", bank: "paid" } }], /^the bank asks the customer noth/],
    [
      "a challenge that ends as none can",
      [...awaiting, { pay: { by: "card", number: "4917610000000000", bank: "pending" } }],
      /^a challenge is paid or refused-11, not pending$/,
    ],
    [
      "an invoice to nobody after all",
      [...awaiting, { payInstead: "organisation" }],
      /^the order cannot be paid by organisation$/,
    ],
  ]
  // A daily run uses one market, by the commit.
  test.concurrent.each(endings.filter((_, nth) => isInShare(market === "no" ? nth : nth + 1, 2)))(
    "%s ends a script that expects otherwise",
    async (title, steps, why) => {
      expect(await run(JSON.stringify({ title, steps }))).toEqual({
        step: steps.length,
        why: expect.stringMatching(why) as string,
      })
    },
  )

  test("a condition that does not hold ends a script in time", async () => {
    const steps = [...full, { see: "cart.totalCount > 1" }]
    const text = JSON.stringify({ title: "a lonely pizza", steps })
    const { failed } = await runAt(shared(), text, 2)
    expect(failed).toEqual({ step: 3, why: "waited 2 s in vain for cart.totalCount > 1" })
  })

  test.each([
    [null, /^the step needs the server's staff key: --key or STAFF_KEY$/],
    ["wrong", /^The server does not know this staff key/],
  ])("with the staff key %s no script does what staff do", async (staffKey, why) => {
    const text = JSON.stringify({ title: "a burglar", steps: [...full, { staff: { soldOut: "margherita" } }] })
    const { failed } = await runAt({ ...shared(), staffKey }, text)
    expect(failed).toEqual({ step: 3, why: expect.stringMatching(why) as string })
  })
})

test.each([
  [{ see: "cart >" }, /^step 2: cart >, character 7: /],
  [{ see: "crat == 1" }, /^step 2: crat == 1: the shop shows no crat; it shows .*cart, /],
  [{ see: "diverges" }, /^step 2: diverges: only a recorded log diverges$/],
  [{ pay: { by: "cash" } }, /Expected "card" \| "vipps"/],
  [{ pay: { by: "card", code: "7" } }, /code/],
  [{ pay: { by: "card" }, unpaid: 99 }, /unpaid/],
  [{ leaveUntil: "25:00" }, /leaveUntil/],
  [{ remove: {} }, /remove/],
])("a script with %j is none, and the sentence says why", (step, why) => {
  const text = JSON.stringify({ title: "wrong", steps: [{ pause: 0 }, step] })
  expect(readScript(text)).toEqual({ _tag: "NoScript", why: expect.stringMatching(why) as string })
})
