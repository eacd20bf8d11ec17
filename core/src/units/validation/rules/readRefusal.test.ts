import { expect, test } from "vitest"
import { readRefusal } from "./readRefusal.ts"

const read = (status: number, ...codes: number[]) =>
  readRefusal({ _tag: "Refused", status, problems: codes.map((code) => ({ code, message: `Ord ${code}` })) })
const nothing = { couponError: null, isUnavailable: false, isWrongMethod: false, isTechnical: false }

test("each code of a refusal is read, whatever other codes come with it", () => {
  expect(read(400, 1002, 3018)).toEqual({ ...nothing, isUnavailable: true })
  expect(read(400, 3018, 3099)).toEqual({ ...nothing, isTechnical: true })
  expect(read(400, 3018, 3136, 1002)).toEqual({
    ...nothing,
    couponError: "3136 - Ord 3136",
    isUnavailable: true,
    isWrongMethod: true,
  })
})

test("other codes and other statuses yield an empty reading", () => {
  expect(read(400, 3018)).toEqual(nothing)
  expect(read(409, 1002, 3099, 3136)).toEqual(nothing)
})
