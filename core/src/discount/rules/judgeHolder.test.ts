import { describe, expect, test } from "vitest"
import { judgeHolder } from "./judgeHolder.ts"

const guest = { customerId: null, hasOrdered: false }
const friend = { customerId: "friend", hasOrdered: false }
const owner = { customerId: "owner", hasOrdered: false }

describe("a code", () => {
  test("that is anybody's is everybody's, until the shop takes it off its list", () => {
    for (const asker of [guest, friend, { ...friend, hasOrdered: true }]) {
      expect(judgeHolder({ _tag: "Anybody" }, true, asker)).toBeNull()
      expect(judgeHolder({ _tag: "Anybody" }, false, asker)).toBe(3035)
    }
  })

  test("of one customer is nobody else's, and nobody else hears that it exists, or existed", () => {
    const holder = { _tag: "Customer", customerId: "owner" } as const
    expect(judgeHolder(holder, true, owner)).toBeNull()
    expect(judgeHolder(holder, false, owner)).toBe(3035)
    for (const asker of [guest, friend]) {
      expect([true, false].map((isActive) => judgeHolder(holder, isActive, asker))).toEqual([3024, 3024])
    }
  })

  test("of an organisation is for orders of that organisation", () => {
    expect(judgeHolder({ _tag: "Organisations", includesTheirs: true }, true, friend)).toBeNull()
    expect(judgeHolder({ _tag: "Organisations", includesTheirs: false }, true, friend)).toBe(3024)
  })

  test("for friends is for the first order of a customer who is not the recruiter", () => {
    const holder = { _tag: "Referral", recruiterId: "owner" } as const
    expect(judgeHolder(holder, true, friend)).toBeNull()
    expect(judgeHolder(holder, true, { ...friend, hasOrdered: true })).toBe(3052)
    expect(judgeHolder(holder, true, owner)).toBe(3052)
    expect(judgeHolder(holder, true, guest)).toBe(3052)
  })
})
