import { assert, integer, property } from "fast-check"
import { Option, Schema } from "effect"
import { expect, test } from "vitest"
import { Kroner } from "./model.ts"

const read = Schema.decodeUnknownOption(Kroner)
const write = Schema.encodeSync(Kroner)

test("every whole amount of øre survives the conversion to kroner and back", () => {
  assert(
    property(integer({ min: -1e11, max: 1e11 }), (amount) => {
      expect(read(write(Option.getOrThrow(read(amount / 100))))).toEqual(Option.some(amount))
    }),
  )
})

test("more than two decimals are refused, however small the excess", () => {
  for (const amount of [199.001, 199.0000001, 1e-7, 0.1 + 0.2, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(read(amount), String(amount)).toEqual(Option.none())
  }
})
