import { kroner } from "@skorpe/core/domain/money"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { approvalColumns, approvalIn, limitColumns, limitsIn } from "./limitsRow.ts"

test("limits come from the database in øre, as a number or a bigint, and each may be missing", () => {
  expect(limitsIn({ perOrder: 30_000n, perMonth: 90_000 })).toEqual({ perOrder: kroner(300), perMonth: kroner(900) })
  expect(limitsIn({ perOrder: null, perMonth: 90_000n })).toEqual({ perOrder: null, perMonth: kroner(900) })
  expect(limitsIn({ perOrder: 0, perMonth: null })).toEqual({ perOrder: 0, perMonth: null })
})

test("an organisation orders on account only when staff has approved both limits", () => {
  const both = { approvedPerOrder: 30_000n, approvedPerMonth: 90_000n }
  expect(approvalIn(both)).toEqual({ perOrder: kroner(300), perMonth: kroner(900) })
  expect(approvalIn({ ...both, approvedPerOrder: null })).toBeNull()
  expect(approvalIn({ ...both, approvedPerMonth: null })).toBeNull()
})

test("a row with invalid amounts is rejected", () => {
  const read = Schema.decodeUnknownSync(Schema.Struct({ ...limitColumns, ...approvalColumns }))
  const row = { perOrder: 30_000n, perMonth: 90_000, approvedPerOrder: null, approvedPerMonth: null }
  expect(read(row)).toEqual(row)
  for (const column of Object.keys(row)) expect(() => read({ ...row, [column]: "300" }), column).toThrow()
})
