import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { seeShop, shop } from "@skorpe/core/shop"
import { openSession } from "./session.ts"
import { worldIn } from "./worldIn.ts"

const order = readFileSync(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

test("a world can be shown in another language, and the rest of it is unchanged", () => {
  const session = openSession("order.jsonl", order)
  if ("_tag" in session) throw new Error(session.why)
  const world = session.travel.at(10)
  const { route, ...others } = seeShop(worldIn(world, "en"))
  const { route: recorded, ...before } = seeShop(world)
  expect(route).toEqual({ ...recorded, language: "en" })
  expect(others).toEqual(before)
  expect(worldIn(world, null)).toBe(world)
  expect(worldIn(shop.empty, "en")).toBe(shop.empty)
})
