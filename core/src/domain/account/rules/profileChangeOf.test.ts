import { describe, expect, test } from "vitest"
import type { TypedProfile } from "../typedProfile.ts"
import type { Profile } from "../wire.ts"
import { lacksOfProfile } from "./lacksOfProfile.ts"
import { profileChangeOf } from "./profileChangeOf.ts"
import { typedProfileOf } from "./typedProfileOf.ts"

const today = "2026-11-26"
const user: Profile = {
  _id: "u1",
  externalId: "x1",
  phoneNumber: "+4740000000",
  email: "kunde1@pizza.test",
  organisations: [],
  favoriteStore: null,
  birthdate: "1986-03-07",
  firstName: "Kunde",
  lastName: "1",
  language: "nb",
  notificationTypes: ["email", "sms"],
}
const form = typedProfileOf(user)

describe("the form of a profile", () => {
  test("opens with the account's data", () => {
    expect(form).toEqual({
      firstName: "Kunde",
      lastName: "1",
      email: "kunde1@pizza.test",
      birthDay: "7",
      birthMonth: "3",
      birthYear: "1986",
      language: "nb",
    })
  })

  test("opens empty for an account without data", () => {
    const { firstName: _first, lastName: _last, language: _language, ...nameless } = user
    expect(Object.values(typedProfileOf({ ...nameless, email: null, birthdate: null }))).toEqual([
      ...Array(6).fill(""),
      null,
    ])
  })
})

const change = (typed: Partial<TypedProfile>, of: Profile = user) => profileChangeOf({ ...form, ...typed }, of, today)

describe("the change of a profile", () => {
  test.each([
    [{}, {}],
    [{ firstName: " Kunde ", birthDay: "07" }, {}],
    [{ firstName: "Kari " }, { firstName: "Kari" }],
    [{ lastName: "2" }, { lastName: "2" }],
    [{ firstName: "Kun\u00adde", lastName: "2\u202e" }, { lastName: "2" }],
    [{ email: " kunde2@pizza.test" }, { email: "kunde2@pizza.test" }],
    [{ email: "  " }, { email: null, notificationTypes: ["sms"] }],
    [{ birthYear: "1987" }, { birthdate: "1987-03-07" }],
    [{ birthDay: "", birthMonth: "", birthYear: "" }, { birthdate: null }],
    [{ language: "sv" }, { language: "sv" }],
    [{ language: null }, {}],
  ] as const)("after %j is %j", (typed, differs) => {
    expect(change(typed)).toEqual(differs)
  })

  test("does not end offers by e-mail if there was no address", () => {
    expect(change({ email: "" }, { ...user, notificationTypes: ["sms"] })).toEqual({ email: null })
  })
})

test.each([
  [{}, []],
  [{ email: "" }, []],
  [{ birthDay: "", birthMonth: "", birthYear: "" }, []],
  [{ firstName: " ", lastName: "", email: "kunde1", birthDay: "32" }, ["firstName", "lastName", "email", "birthdate"]],
  [{ birthYear: "2030" }, ["unborn"]],
  [{ birthYear: "2014" }, ["tooYoung"]],
  [{ firstName: "\u202e\u200b", lastName: "\u3164" }, ["firstName", "lastName"]],
] as const)("with %j a profile lacks %j", (typed, lacks) => {
  expect(lacksOfProfile({ ...form, ...typed }, today)).toEqual(lacks)
})
