import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { cases } from "../../../testing/cases.fixture.ts"
import { decideMemberChange, type MemberChange, type MemberPlace } from "./decideMemberChange.ts"

const limits = { perOrder: null, perMonth: kroner(600) }
const administrator: MemberPlace = { role: "administrator", isActive: true, limits }
const member: MemberPlace = { ...administrator, role: "member" }

describe("a change of a member", () => {
  it("keeps omitted fields", () => {
    expect(decideMemberChange(member, { role: "administrator" }, 1)).toEqual({ _tag: "Changed", place: administrator })
    expect(decideMemberChange(member, { isActive: false }, 1)).toEqual({
      _tag: "Changed",
      place: { ...member, isActive: false },
    })
    const lower = { perOrder: kroner(100), perMonth: null }
    expect(decideMemberChange(administrator, { limits: lower }, 0)).toEqual({
      _tag: "Changed",
      place: { ...administrator, limits: lower },
    })
    expect(decideMemberChange(member, {}, 1)).toEqual({ _tag: "Changed", place: member })
  })

  it("is refused when it sets the role that the member has", () => {
    expect(decideMemberChange(member, { role: "member" }, 1)).toEqual({ _tag: "Refused", code: 1013 })
    expect(decideMemberChange(administrator, { role: "administrator", isActive: true }, 0)._tag).toBe("Changed")
  })

  it("never removes the last active administrator", () => {
    for (const change of [{ remove: true }, { role: "member" }, { isActive: false }] as const) {
      expect(decideMemberChange(administrator, change, 0)).toEqual({ _tag: "Refused", code: 3006 })
      expect(decideMemberChange(administrator, change, 1)._tag).not.toBe("Refused")
    }
    expect(decideMemberChange({ ...administrator, isActive: false }, { remove: true }, 1)).toEqual({ _tag: "Removed" })
    expect(decideMemberChange(administrator, { remove: false, isActive: true }, 0)._tag).toBe("Changed")
  })

  const changes: fc.Arbitrary<MemberChange> = fc.record(
    { role: fc.constantFrom("administrator", "member"), isActive: fc.boolean(), remove: fc.boolean() },
    { requiredKeys: [] },
  )

  it("leaves an active administrator after any sequence of changes", () => {
    const steps = fc.array(fc.tuple(fc.nat(3), changes), { maxLength: 40 })
    fc.assert(
      fc.property(steps, (all) => {
        const places = new Map<number, MemberPlace>([0, 1, 2, 3].map((id) => [id, id === 0 ? administrator : member]))
        const administrators = (except: number) =>
          [...places].filter(([id, { role, isActive }]) => id !== except && role === "administrator" && isActive).length
        for (const [id, change] of all) {
          const place = places.get(id)
          if (place === undefined) continue
          const decision = decideMemberChange(place, change, administrators(id))
          if (decision._tag === "Removed") places.delete(id)
          if (decision._tag === "Changed") places.set(id, decision.place)
          expect(administrators(-1)).toBeGreaterThan(0)
        }
      }),
      { numRuns: cases(2000) },
    )
  })
})
