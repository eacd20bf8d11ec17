import { expect, test } from "vitest"
import { saidOfCode } from "./saidOfCode.ts"

const late = { code: 3134, message: "Utløpt", coupons: ["OLD", "older"] }
const unknown = { code: 3024, message: "Ukjent", coupons: ["NOPE"] }

test("a code gets the problems that name it, however it is spelled, and no others", () => {
  expect(saidOfCode([unknown, late], "old ")).toEqual([late])
  expect(saidOfCode([unknown, late], "OLDER")).toEqual([late])
  expect(saidOfCode([unknown, late], "SPAR50")).toEqual([])
})

test("without named codes, coupon problems concern every code; problems of the goods concern none", () => {
  const unnamed = { code: 3133, message: "Brukt" }
  expect(saidOfCode([{ code: 3018, message: "Utsolgt" }, unnamed], "OLD")).toEqual([unnamed])
  expect(saidOfCode([{ code: 3018, message: "Utsolgt" }], "OLD")).toEqual([])
})
