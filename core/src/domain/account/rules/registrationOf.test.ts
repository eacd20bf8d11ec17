import { expect, test } from "vitest"
import { registrationOf } from "./registrationOf.ts"

const typed = {
  phone: " 40 00 00 11 ",
  firstName: "Kunde ",
  lastName: " 1",
  email: "",
  boxes: ["terms", "email", "sms"],
} as const

test("names are trimmed, and a blank e-mail address counts as none and gets no offers", () => {
  expect(registrationOf(typed, "nb")).toEqual({
    firstName: "Kunde",
    lastName: "1",
    phoneNumber: "40 00 00 11",
    email: null,
    language: "nb",
    notificationTypes: ["sms"],
    acceptedTerms: true,
  })
})

test("invisible characters of a pasted name are removed", () => {
  const pasted = { ...typed, firstName: "\u200eKunde\u202e", lastName: "Nord\u00admann" }
  expect(registrationOf(pasted, "nb")).toMatchObject({ firstName: "Kunde", lastName: "Nordmann" })
})

test("only ticked boxes count as agreements", () => {
  expect(registrationOf({ ...typed, email: "kunde1@skorpe.test", boxes: [] }, "sv")).toMatchObject({
    email: "kunde1@skorpe.test",
    notificationTypes: [],
    acceptedTerms: false,
  })
  expect(registrationOf({ ...typed, email: "kunde1@skorpe.test" }, "sv").notificationTypes).toEqual(["email", "sms"])
})
