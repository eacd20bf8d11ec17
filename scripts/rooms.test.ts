import { expect, test } from "vitest"
import { findBreaches, impure, walls } from "./rooms.ts"

const whyOf = (file: string, source: string) => findBreaches(file, source).map(({ why }) => why)

const breaches: readonly (readonly [file: string, source: string, why: string])[] = [
  ["core/src/kernel/fold.ts", 'import { startServer } from "@skorpe/server"', "the kernel imports no other package"],
  ["core/src/units/timing/rules/kitchenOf.ts", 'import { cart } from "../../cart/actor.ts"', "a rule imports types"],
  ["core/src/domain/pizza/rules/priceLine.ts", 'import { Effect } from "effect"', "a rule imports types"],
  ["core/src/units/session/actor.ts", 'import { setup } from "xstate"', "behind one file, kernel/chart.ts"],
  ["core/src/kernel/fold.ts", 'import type { AnyStateMachine } from "xstate"', "behind one file, kernel/chart.ts"],
  ["core/src/units/cart/actor.ts", 'import { createStore } from "@xstate/store"', "behind one file, kernel/ledger.ts"],
  ["core/src/units/cart/actor.ts", 'import fs from "node:fs"', "no platform"],
  ["core/src/kitchen/board/actor.ts", 'import { cart } from "../../units/cart/actor.ts"', "a world of its own"],
  ["core/src/units/cart/actor.ts", 'const x = await import("react")', "no platform"],
  ["core/src/units/cart/actor.ts", "const now = Date.now()", "no clock"],
  ["core/src/units/cart/actor.ts", "const now = new Date()", "no clock"],
  ["core/src/units/cart/actor.ts", "const luck = Math.random()", "no randomness"],
  [
    "web/src/app/main.tsx",
    'import { startServer } from "@skorpe/server/startServer"',
    "the shop imports the core only",
  ],
  ["web/src/app/main.tsx", 'import { Dropin } from "@adyen/adyen-web"', "behind web/src/payment"],
  ["server/src/main.ts", 'import { App } from "@skorpe/web/app"', "the server imports"],
  ["server/src/main.ts", 'import { openStandIn } from "../standIn/standIn.ts"', "no part of the production server"],
  ["cli/src/main.ts", 'export { App } from "react-dom"', "the CLI imports"],
  ["web/src/app/main.tsx", 'import { fold } from "@skorpe/core/kernel/fold"', "through its index"],
  ["web/src/app/main.tsx", 'import { add } from "@skorpe/core/domain/money/rules/kroner"', "through its index"],
]

test.each(breaches)("%s with %s is a breach", (file, source, why) => {
  expect(whyOf(file, source).join()).toContain(why)
})

test("each wall and each forbidden global is broken by one of these", () => {
  const found = new Set(breaches.flatMap(([file, source]) => whyOf(file, source)))
  expect([...walls, ...impure].map(({ why }) => why).filter((why) => !found.has(why))).toEqual([])
})

test("allowed imports are not breaches", () => {
  expect(
    whyOf(
      "core/src/units/cart/actor.ts",
      'import {\n  cart,\n} from "../kernel/ledger.ts"\n// Date.now() is forbidden',
    ),
  ).toEqual([])
  expect(whyOf("web/src/app/main.tsx", 'import { add } from "@skorpe/core/domain/money"')).toEqual([])
  expect(
    whyOf("core/src/domain/order/rules/foldTracking.ts", 'import type { OrderEvent } from "../events.ts"'),
  ).toEqual([])
  expect(whyOf("core/src/kernel/chart.ts", 'import { createActor } from "xstate"')).toEqual([])
  expect(whyOf("core/src/kernel/ledger.ts", 'import { createStore } from "@xstate/store"')).toEqual([])
  expect(whyOf("core/src/units/cart/cart.test.ts", 'import fs from "node:fs"')).toEqual([])
  expect(
    whyOf("web/src/app/main.tsx", 'import { shop } from "@skorpe/core/shop"\nimport { useX } from "react"'),
  ).toEqual([])
})
