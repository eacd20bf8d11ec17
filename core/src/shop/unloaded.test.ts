import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { starts, writeUnloaded, writeValue } from "../../scripts/writeUnloaded.ts"
import type { ShopStart } from "../messages/start.ts"

test("an unloaded unit has the state and view that the unit has in a new session; `npm run unloaded` writes them", () => {
  expect(readFileSync(new URL("unloaded.ts", import.meta.url), "utf8")).toBe(writeUnloaded())
})

const write = (valueOf: (start: ShopStart) => unknown) =>
  writeValue(
    starts.map((start) => ({ start, value: valueOf(start) })),
    "cart",
  )

test.each<[string, (start: ShopStart) => unknown, string]>([
  ["is always the same", () => ({ value: "idle", found: [], own: {} }), `{ value: "idle", found: [], own: {} }`],
  ["is in the start", ({ seed, market }) => [{ seed, market }], `[{ seed: start.seed, market: start.market }]`],
  ["follows from the market", ({ market }) => (market === "no" ? 1 : 2), `({ no: 1, se: 2 } as const)[start.market]`],
  [
    "follows from the origin",
    ({ origin }) => ({ atTable: origin === "webQr" }),
    `{ atTable: ({ web: false, webQr: true, app: false, appQr: false } as const)[start.origin] }`,
  ],
])("a value that %s is written so", (_, valueOf, text) => {
  expect(write(valueOf)).toBe(text)
})

test.each<[string, (start: ShopStart) => unknown]>([
  ["is made from the seed", ({ seed }) => `cart-${seed}`],
  ["needs both market and origin", ({ market, origin }) => market === "no" && origin === "app"],
])("a value that %s cannot be written, which the error says", (_, valueOf) => {
  expect(() => write((start) => ({ state: { id: valueOf(start) } }))).toThrow("cart.state.id follows neither")
})
