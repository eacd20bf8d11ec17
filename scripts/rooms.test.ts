import { expect, test } from "vitest"
import { findBreaches } from "./rooms.ts"

const whyOf = (file: string, source: string) => findBreaches(file, source).map(({ why }) => why)

test.each([
  ["core/src/kernel/fold.ts", 'import { cart } from "../cart/actor.ts"', "the kernel knows nobody"],
  ["core/src/kernel/chart/step.ts", 'import { cart } from "../../cart/actor.ts"', "the kernel knows nobody"],
  ["core/src/pizza/rules/priceLine.ts", 'import { cart } from "../../cart/actor.ts"', "a rule knows types"],
  ["core/src/pizza/rules/priceLine.ts", 'import { Effect } from "effect"', "a rule knows types"],
  ["core/src/cart/view.ts", 'import { setup } from "xstate"', "only charts"],
  ["core/src/cart/actor.ts", 'import fs from "node:fs"', "no machine"],
  ["core/src/cart/actor.ts", 'const x = await import("react")', "no machine"],
  ["core/src/cart/actor.ts", "const now = Date.now()", "no clock"],
  ["core/src/cart/actor.ts", "const now = new Date()", "no clock"],
  ["core/src/cart/actor.ts", "const luck = Math.random()", "no chance"],
  ["web/src/app/main.tsx", 'import { startServer } from "@skorpe/server/startServer"', "the shop knows the core only"],
  ["server/src/main.ts", 'import { App } from "@skorpe/web/app"', "the server knows"],
  ["cli/src/main.ts", 'export { App } from "react-dom"', "the command line knows"],
  ["web/src/app/main.tsx", 'import { fold } from "@skorpe/core/kernel/fold"', "by their door"],
])("%s with %s is a breach", (file, source, why) => {
  expect(whyOf(file, source).join()).toContain(why)
})

test("what the house is made of is none", () => {
  expect(
    whyOf("core/src/cart/actor.ts", 'import {\n  cart,\n} from "../kernel/ledger.ts"\n// Date.now() is forbidden'),
  ).toEqual([])
  expect(whyOf("core/src/kernel/chart/step.ts", 'import { keyed } from "../json.ts"')).toEqual([])
  expect(whyOf("core/src/order/rules/foldTracking.ts", 'import type { OrderEvent } from "../events.ts"')).toEqual([])
  expect(whyOf("core/src/cart/cart.test.ts", 'import fs from "node:fs"')).toEqual([])
  expect(
    whyOf("web/src/app/main.tsx", 'import { shop } from "@skorpe/core/shop"\nimport { useX } from "react"'),
  ).toEqual([])
})
