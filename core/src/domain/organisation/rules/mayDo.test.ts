import { expect, test } from "vitest"
import { mayDo, type OrganisationAction } from "./mayDo.ts"

const table: Readonly<
  Record<OrganisationAction, readonly [administrator: boolean, member: boolean, inactive: boolean]>
> = {
  read: [true, true, false],
  readDetails: [true, false, false],
  readOwnBalance: [true, true, false],
  readBalance: [true, false, false],
  readOwnOrders: [true, true, false],
  readOrders: [true, false, false],
  readInvitations: [true, false, false],
  invite: [true, false, false],
  update: [true, false, false],
  changeMember: [true, false, false],
  leave: [true, true, true],
  order: [true, true, false],
}

test.each(Object.entries(table) as [OrganisationAction, readonly [boolean, boolean, boolean]][])(
  "%s for administrators, members and deactivated members: %o",
  (action, [administrator, member, inactive]) => {
    expect(mayDo({ role: "administrator", isActive: true }, action)).toBe(administrator)
    expect(mayDo({ role: "member", isActive: true }, action)).toBe(member)
    expect(mayDo({ role: "administrator", isActive: false }, action)).toBe(inactive)
    expect(mayDo({ role: "member", isActive: false }, action)).toBe(inactive)
  },
)
