import { expect, test } from "vitest"
import { sampleInvitation as invitation } from "../../../testing/index.ts"
import { mayResend, newestOfEach } from "./mayResend.ts"

const expired = { ...invitation, status: "expired" } as const

test("an invitation that was neither accepted nor withdrawn can be sent again, as long as its recipient is known", () => {
  for (const one of [invitation, expired]) expect(mayResend(one, [one])).toBe(true)
  for (const status of ["accepted", "withdrawn"] as const) expect(mayResend({ ...invitation, status }, [])).toBe(false)
  expect(mayResend({ ...expired, phoneNumber: null, email: null }, [])).toBe(false)
})

test("an invitation that was sent again cannot be sent once more, whoever else was invited since", () => {
  const later = { ...invitation, id: "i2", invitedAt: invitation.invitedAt + 1 }
  expect(mayResend(expired, [later, expired])).toBe(false)
  expect(mayResend(later, [later, expired])).toBe(true)
  expect(mayResend(expired, [{ ...later, phoneNumber: "+4740000099" }, expired])).toBe(true)
  const byMail = { ...expired, phoneNumber: null, email: "kunde9@skorpe.test" }
  expect(mayResend(byMail, [{ ...later, phoneNumber: null, email: "Kunde9@skorpe.test" }])).toBe(false)
})

test("only the newest invitation of each recipient is shown; one with a deleted recipient stays", () => {
  const withdrawn = { ...invitation, status: "withdrawn" } as const
  const later = { ...invitation, id: "i2", invitedAt: invitation.invitedAt + 1 }
  const other = { ...invitation, id: "i3", phoneNumber: "+4740000099" }
  const accepted = { ...invitation, id: "i4", phoneNumber: null, email: null, status: "accepted" } as const
  expect(newestOfEach([later, withdrawn, other, accepted])).toEqual([later, other, accepted])
})
