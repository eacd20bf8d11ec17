import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { accountLimits } from "./accountLimits.ts"

const approved = { perOrder: kroner(5000), perMonth: kroner(20_000) }

test("an unapproved organisation orders nothing on account, whatever its own limits", () => {
  expect(accountLimits({ perOrder: null, perMonth: null }, null)).toBeNull()
  expect(accountLimits({ perOrder: kroner(1), perMonth: kroner(1) }, null)).toBeNull()
})

test("without limits of its own, the approved limits apply", () => {
  expect(accountLimits({ perOrder: null, perMonth: null }, approved)).toEqual(approved)
})

test("an organisation's own limits may be lower than the approved ones, but never higher", () => {
  expect(accountLimits({ perOrder: kroner(300), perMonth: kroner(90_000) }, approved)).toEqual({
    perOrder: kroner(300),
    perMonth: kroner(20_000),
  })
  expect(accountLimits({ perOrder: kroner(0), perMonth: null }, approved)?.perOrder).toBe(0)
})
