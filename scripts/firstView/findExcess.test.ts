import { expect, test } from "vitest"
import { findExcess, type Piece } from "./findExcess.ts"

const piece = (name: string, parts: Partial<Piece>): Piece => ({
  name,
  isEntry: false,
  imports: [],
  modules: [],
  bytes: 10,
  ...parts,
})

const effect = piece("effect.js", { modules: ["/shop/node_modules/effect/dist/Effect.js"] })

test("a chunk that loads later adds no bytes and may contain anything", () => {
  const entry = piece("index.js", { isEntry: true, imports: ["react.js"] })
  const react = piece("react.js", { modules: ["/shop/node_modules/react/index.js"] })
  expect(findExcess([entry, react, effect])).toEqual({ bytes: 20, complaints: [] })
})

test("static imports of the entry belong to the first view, also indirect ones", () => {
  const entry = piece("index.js", { isEntry: true, imports: ["shared.js"] })
  const shared = piece("shared.js", { imports: ["effect.js"] })
  const { bytes, complaints } = findExcess([entry, shared, effect])
  expect(bytes).toBe(30)
  expect(complaints).toEqual([expect.stringContaining("Effect loads with the hands")])
})

test("too many bytes are reported", () => {
  expect(findExcess([piece("index.js", { isEntry: true, bytes: 11 })], 10).complaints).toEqual([
    "the first view has 11 bytes of brotli; at most 10 are allowed",
  ])
})

test("chunks that import one another are reported: the first to run would use uninitialised bindings", () => {
  const entry = piece("index.js", { isEntry: true })
  const one = piece("one.js", { imports: ["other.js"] })
  const other = piece("other.js", { imports: ["one.js"] })
  expect(findExcess([entry, one, other]).complaints).toHaveLength(2)
})

test("services whose script imports a unit of an order are reported: they would wait for it", () => {
  const hands = piece("hands.js", { modules: ["/shop/web/src/services/browserHands.ts"], imports: ["rules.js"] })
  const rules = piece("rules.js", { modules: ["/shop/core/src/units/cart/actor.ts"] })
  expect(findExcess([hands, rules]).complaints).toEqual([expect.stringContaining("units/cart/actor.ts")])
  expect(findExcess([{ ...hands, imports: [] }, rules]).complaints).toEqual([])
})
