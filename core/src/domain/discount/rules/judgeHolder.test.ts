import { describe, expect, test } from "vitest"
import { judgeHolder, judgeUnknown } from "./judgeHolder.ts"

const guest = { customerId: null, hasOrdered: false }
const friend = { customerId: "friend", hasOrdered: false }
const owner = { customerId: "owner", hasOrdered: false }

describe("a code", () => {
  test("for anybody works for everybody, until the shop takes it off its list", () => {
    for (const asker of [guest, friend, { ...friend, hasOrdered: true }]) {
      expect(judgeHolder({ _tag: "Anybody" }, true, asker)).toBeNull()
      expect(judgeHolder({ _tag: "Anybody" }, false, asker)).toBe(3035)
    }
  })

  test("of one customer is unknown to everybody else, even after it expired", () => {
    const holder = { _tag: "Customer", customerId: "owner" } as const
    expect(judgeHolder(holder, true, owner)).toBeNull()
    expect(judgeHolder(holder, false, owner)).toBe(3035)
    for (const asker of [guest, friend]) {
      expect([true, false].map((isActive) => judgeHolder(holder, isActive, asker))).toEqual([3024, 3024])
    }
  })

  test("of an organisation applies to that organisation's orders", () => {
    expect(judgeHolder({ _tag: "Organisations", includesTheirs: true }, true, friend)).toBeNull()
    expect(judgeHolder({ _tag: "Organisations", includesTheirs: false }, true, friend)).toBe(3024)
  })

  test("of a referral applies to the first order of a customer other than the recruiter", () => {
    const holder = { _tag: "Referral", recruiterId: "owner" } as const
    expect(judgeHolder(holder, true, friend)).toBeNull()
    expect(judgeHolder(holder, true, { ...friend, hasOrdered: true })).toBe(3052)
    expect(judgeHolder(holder, true, owner)).toBe(3052)
    expect(judgeHolder(holder, true, guest)).toBe(3052)
  })

  test("of a referral's form tells a guest nothing about whether it exists", () => {
    const holder = { _tag: "Referral", recruiterId: "owner" } as const
    const told = [judgeHolder(holder, true, guest), judgeHolder(holder, false, guest), judgeUnknown(" smak-no", guest)]
    expect(new Set(told)).toEqual(new Set([3052]))
  })

  test("that does not exist is unknown, and a customer is told that a referral code belongs to nobody", () => {
    expect([judgeUnknown("NOPE", guest), judgeUnknown("NOPE", friend)]).toEqual([3024, 3024])
    expect(judgeUnknown("SMAK-NOBODYS", friend)).toBe(3051)
  })
})
