import { describe, expect, it, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { invitationHolds, standingOfInvitation } from "./invitationLife.ts"
import { isInvited } from "./isInvited.ts"
import { readContact } from "./readContact.ts"

test("an invitation is pending for 14 days to the millisecond, unless accepted or withdrawn", () => {
  const fate = { expiresAt: invitationHolds, acceptedAt: null, withdrawnAt: null }
  expect(invitationHolds).toBe(1_209_600_000)
  expect(standingOfInvitation(fate, invitationHolds - 1)).toBe("pending")
  expect(standingOfInvitation(fate, invitationHolds)).toBe("expired")
  expect(standingOfInvitation({ ...fate, withdrawnAt: 5 }, 6)).toBe("withdrawn")
  expect(standingOfInvitation({ ...fate, acceptedAt: 5 }, invitationHolds + 1)).toBe("accepted")
})

describe("who is invited", () => {
  const phone = "+4740000018"
  const email = "kunde8@skorpe.test"

  it("is recognised by phone number if the invitation has one", () => {
    expect(isInvited({ phone, email: null }, { phone, email: null })).toBe(true)
    expect(isInvited({ phone, email }, { phone, email: "else@skorpe.test" })).toBe(true)
    expect(isInvited({ phone, email }, { phone: "+4740000011", email })).toBe(false)
  })

  it("is recognised by e-mail address otherwise, ignoring case", () => {
    expect(isInvited({ phone: null, email }, { phone, email: "Kunde8@Skorpe.test" })).toBe(true)
    expect(isInvited({ phone: null, email }, { phone, email: "kunde1@skorpe.test" })).toBe(false)
    expect(isInvited({ phone: null, email }, { phone, email: null })).toBe(false)
  })

  it("is not recognised if the invitation has no contact", () => {
    expect(isInvited({ phone: null, email: null }, { phone: null, email: null })).toBe(false)
  })
})

describe("an invited contact", () => {
  it("is a number of the market, an e-mail address, or both", () => {
    expect(readContact({ phoneNumber: " 40 00 00 18 " }, norway)).toEqual({
      _tag: "Contact",
      contact: { phone: "+4740000018", email: null },
    })
    expect(readContact({ phoneNumber: "070-174 06 18", email: "kund8@skorpe.test" }, sweden)).toEqual({
      _tag: "Contact",
      contact: { phone: "+46701740618", email: "kund8@skorpe.test" },
    })
    expect(readContact({ phoneNumber: "", email: "a@b.test" }, sweden)).toMatchObject({ contact: { phone: null } })
  })

  it.each([
    [{}, 1002],
    [{ phoneNumber: null, email: " " }, 1002],
    [{ phoneNumber: "hello" }, 1031],
    [{ phoneNumber: "+1 202 555 0100" }, 1031],
    [{ phoneNumber: "40000018", email: "hello" }, 1009],
    [{ email: "a@b.test, c@d.test" }, 1009],
    [{ email: "a@b.test\r\nBcc: c@d.test" }, 1009],
  ] as const)("is refused: %j, %i", (asked, code) => {
    expect(readContact(asked, norway)).toEqual({ _tag: "NoContact", code })
  })
})
