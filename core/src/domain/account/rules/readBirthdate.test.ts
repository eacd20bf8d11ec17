import { expect, test } from "vitest"
import { readBirthdate } from "./readBirthdate.ts"

const today = "2026-11-26"
const read = (birthDay: string, birthMonth: string, birthYear: string) =>
  readBirthdate({ birthDay, birthMonth, birthYear }, today)

test.each([
  [["27", "3", "1986"], "1986-03-27"],
  [["01", "01", "1900"], "1900-01-01"],
  [[" 9 ", "11 ", "2000"], "2000-11-09"],
  [["29", "2", "2012"], "2012-02-29"],
  [["٢٧", "٣", "١٩٨٦"], "1986-03-27"],
  [["26", "11", "2013"], "2013-11-26"],
] as const)("%j is a birthday", ([birthDay, month, year], day) => {
  expect(read(birthDay, month, year)).toEqual({ _tag: "Born", day })
})

test.each([
  ["31", "2", "1990"],
  ["29", "2", "2025"],
  ["0", "3", "1986"],
  ["27", "13", "1986"],
  ["31", "12", "1899"],
  ["27", "3", "86"],
  ["27", "", "1986"],
  ["", "", "1986"],
  ["127", "3", "1986"],
  ["27", "mars", "1986"],
])("%s %s %s is no day that anybody alive was born on", (...typed) => {
  expect(read(...typed)).toEqual({ _tag: "Unreal" })
})

test("an empty text is no birthday, and one in the future is invalid", () => {
  expect(read("", " ", "")).toEqual({ _tag: "None" })
  expect(read("27", "11", "2026")).toEqual({ _tag: "Unborn" })
})

test("a customer must be at least thirteen", () => {
  expect([read("27", "11", "2013"), read("26", "11", "2026")]).toEqual([{ _tag: "TooYoung" }, { _tag: "TooYoung" }])
})

test("the stand-in of a birthday in an exported log is accepted too", () => {
  expect(read("00", "0", "0000")).toMatchObject({ _tag: "Born" })
})
