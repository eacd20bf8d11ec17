import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { accountLimits } from "./accountLimits.ts"

const approved = { perOrder: kroner(5000), perMonth: kroner(20_000) }

test("an organisation that nobody approved orders nothing on account, whatever it allows itself", () => {
  expect(accountLimits({ perOrder: null, perMonth: null }, null)).toBeNull()
  expect(accountLimits({ perOrder: kroner(1), perMonth: kroner(1) }, null)).toBeNull()
})

test("without limits of its own, what staff approved holds", () => {
  expect(accountLimits({ perOrder: null, perMonth: null }, approved)).toEqual(approved)
})

test("an organisation may allow itself less than staff does, and never more", () => {
  expect(accountLimits({ perOrder: kroner(300), perMonth: kroner(90_000) }, approved)).toEqual({
    perOrder: kroner(300),
    perMonth: kroner(20_000),
  })
  expect(accountLimits({ perOrder: kroner(0), perMonth: null }, approved)?.perOrder).toBe(0)
})
