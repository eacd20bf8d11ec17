import { expect, test } from "vitest"
import type { Minor } from "../../money/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { budgetOf } from "./budgetOf.ts"
import { judgeBudget } from "./judgeBudget.ts"
import { tightest } from "./tightest.ts"

const ore = (amount: number) => amount as Minor

test("the lowest of several limits applies, also zero; an absent limit does not", () => {
  expect(tightest(null, kroner(300), kroner(200))).toBe(kroner(200))
  expect(tightest(kroner(300), ore(0))).toBe(0)
  expect([tightest(), tightest(null, null)]).toEqual([null, null])
})

test("a member's budget is bounded by the organisation and by their own limits", () => {
  const spending = (left: Minor | null) => ({
    reserved: kroner(0),
    committed: kroner(0),
    spent: kroner(0),
    limit: left,
    left,
  })
  const approved = { perOrder: kroner(1000), perMonth: kroner(5000) }
  const summary = (perOrder: Minor | null, own: Minor | null) => ({
    limits: { perOrder, perMonth: null },
    approved,
    membership: { role: "member", isActive: true, limits: { perOrder: own, perMonth: null } } as const,
  })
  expect(
    budgetOf(summary(kroner(1000), kroner(300)), { own: spending(kroner(600)), organisation: spending(kroner(500)) }),
  ).toEqual({ isApproved: true, perOrder: kroner(300), left: kroner(500) })
  expect(budgetOf(summary(null, null), { own: spending(kroner(600)), organisation: null })).toEqual({
    isApproved: true,
    perOrder: kroner(1000),
    left: kroner(600),
  })
  const waiting = { ...summary(null, kroner(300)), approved: null }
  expect(budgetOf(waiting, { own: spending(null), organisation: null })).toEqual({
    isApproved: false,
    perOrder: kroner(300),
    left: null,
  })
})

test("an order may cost as much as remains, and not an øre more", () => {
  const budget = { isApproved: true, perOrder: kroner(300), left: kroner(200) }
  expect(judgeBudget(budget, kroner(200))).toEqual({ _tag: "Within" })
  expect(judgeBudget(budget, ore(20_001))).toEqual({ _tag: "OverMonth", left: kroner(200) })
})

test("the limit of one order is reported before the month's", () => {
  const budget = { isApproved: true, perOrder: kroner(300), left: kroner(200) }
  expect(judgeBudget(budget, kroner(300))).toEqual({ _tag: "OverMonth", left: kroner(200) })
  expect(judgeBudget(budget, ore(30_001))).toEqual({ _tag: "OverOrder", most: kroner(300) })
})

test("an organisation that waits for approval orders nothing on account, however little it costs", () => {
  expect(judgeBudget({ isApproved: false, perOrder: null, left: null }, kroner(1))).toEqual({ _tag: "NotApproved" })
})

test("without known limits every order fits", () => {
  expect(judgeBudget({ isApproved: true, perOrder: null, left: null }, kroner(20_000))).toEqual({ _tag: "Within" })
})
