import { expect, test } from "vitest"
import { saidOfCode } from "./saidOfCode.ts"

const late = { code: 3134, message: "Utløpt", coupons: ["OLD", "older"] }
const unknown = { code: 3024, message: "Ukjent", coupons: ["NOPE"] }

test("a code hears what is said of it, however it is spelled, and nothing of what is said of others", () => {
  expect(saidOfCode([unknown, late], "old ")).toEqual([late])
  expect(saidOfCode([unknown, late], "OLDER")).toEqual([late])
  expect(saidOfCode([unknown, late], "SPAR50")).toEqual([])
})

test("where no code is named, what is about coupons is about all of them, and the food is none of theirs", () => {
  const unnamed = { code: 3133, message: "Brukt" }
  expect(saidOfCode([{ code: 3018, message: "Utsolgt" }, unnamed], "OLD")).toEqual([unnamed])
  expect(saidOfCode([{ code: 3018, message: "Utsolgt" }], "OLD")).toEqual([])
})
