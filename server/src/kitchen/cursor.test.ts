import { Option } from "effect"
import { expect, test } from "vitest"
import { type Cursor, readCursor, writeCursor } from "./cursor.ts"

const carry = (value: unknown) => readCursor(Buffer.from(JSON.stringify(value)).toString("base64url"))

test("a cursor is decoded as it was encoded, for any order id, and needs no escapes in a URL", () => {
  const cursor: Cursor = ["no-butikk-æøå?&", 1_795_000_000_000, "k3v9/w2+m8=="]
  const text = writeCursor(cursor)
  expect(text).toMatch(/^[\w-]+$/)
  expect(readCursor(text)).toEqual(Option.some(cursor))
})

test("a cursor that a client made up is rejected, so that it never reaches the database", () => {
  for (const made of ["", "nonsense", "e30", "ÿ"]) expect(readCursor(made), made).toEqual(Option.none())
  for (const value of [
    [],
    ["101", 1],
    ["101", "1", "o1"],
    ["101", 1.5, "o1"],
    ["101", 1, "o1", 2],
    ["1\u0000", 1, "o1"],
  ]) {
    expect(carry(value), JSON.stringify(value)).toEqual(Option.none())
  }
  expect(carry(["101", 1, "o\u0000"])).toEqual(Option.none())
})

test("its time is one that the database has: from 1970 to the year 9999", () => {
  const last = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
  for (const time of [0, last]) expect(carry(["101", time, "o1"])).toEqual(Option.some(["101", time, "o1"]))
  for (const time of [-1, last + 1]) expect(carry(["101", time, "o1"])).toEqual(Option.none())
})
