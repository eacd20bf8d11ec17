import * as fc from "fast-check"
import { expect, test } from "vitest"
import { norway, sweden } from "../domain/market/markets.ts"
import { readCompanyNumber } from "../domain/organisation/rules/readCompanyNumber.ts"
import { cases } from "../testing/cases.fixture.ts"
import { pseudonymise } from "./pseudonymise.ts"
import { findYardsticks } from "./sameVerdict.ts"
import { makeStandIns } from "./standIns.ts"

const open = () => {
  const standInFor = makeStandIns(findYardsticks(null))
  return (text: string): string => standInFor("text", text)
}

test("different names, addresses or numbers get different stand-ins, and equal ones the same", () => {
  const standIn = open()
  expect(["Kari", "Mari", "Kari", " kari ", "Siri"].map(standIn)).toEqual(["Xxxx", "Xxxa", "Xxxx", " xxxx ", "Xxxb"])
  expect(["a1@b.no", "a2@b.no", "c1@b.no"].map(standIn)).toEqual(["x0@x.xx", "x0@x.xa", "x0@x.xb"])
  expect(["+4740000099", "+4740000011", "+4740000099"].map(standIn)).toEqual([
    "+0000000000",
    "+0000000001",
    "+0000000000",
  ])
})

test("short numbers and birthdays become only zeros, because rules judge them by their value", () => {
  const standIn = open()
  expect(["1000", "2000", "12", "13"].map(standIn)).toEqual(["0000", "0000", "00", "00"])
  expect(["1986-03-07", "1990-05-17"].map(standIn)).toEqual(["0000-00-00", "0000-00-00"])
})

test("a company's number stays valid in its register, and no other text becomes a valid one", () => {
  const text = fc.oneof(
    fc.stringMatching(/^[1-9][0-9]{8}$/),
    fc.stringMatching(/^[1-9][0-9]{5}-[0-9]{4}$/),
    fc.stringMatching(/^[1-9][0-9]{2} [0-9]{3} [0-9]{3}$/),
  )
  const isNumber = (number: string) => [norway, sweden].map((market) => readCompanyNumber(number, market)._tag)
  const numbers = fc.array(text, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(numbers, (typed) => {
      const standIn = open()
      for (const number of typed) expect(isNumber(standIn(number))).toEqual(isNumber(number))
    }),
    { numRuns: cases(500) },
  )
  const standIn = open()
  const [one, spaced, other] = ["922222223", "922 222 223", "974760673"].map(standIn)
  expect(spaced?.replaceAll(" ", "")).toBe(one)
  expect(other).not.toBe(one)
})

test("neither the number nor the id of a found address reveals the door", () => {
  const place = { street: "Dronningens gate", postalCode: "0151", city: "Oslo" }
  const found = { id: "101-1-4", number: "10", ...place, position: { latitude: 59.92237, longitude: 10.74438 } }
  expect(pseudonymise({ found: [found] }).found[0]).toMatchObject({ id: "000-0-0", number: "00" })
  const saved = { ...found, id: "home", deliveryDescription: "" }
  expect(pseudonymise({ saved }).saved).toMatchObject({ id: "home", number: "00" })
})

test("the member who accepted an invitation stays the same member", () => {
  const home = {
    members: [{ customerId: "u1" }, { customerId: "u2" }],
    invitations: [{ acceptedBy: "u2" }],
  }
  const { members, invitations } = pseudonymise(home)
  expect(members.findIndex(({ customerId }) => customerId === invitations[0]?.acceptedBy)).toBe(1)
})

test("a company's new name is masked when an administrator renames it", () => {
  const change = { _tag: "Update", update: { name: "Kari Fugl AS", limits: { perOrder: null, perMonth: null } } }
  expect(JSON.stringify(pseudonymise({ calls: [{ change }] }))).not.toContain("Fugl")
})

test("a reward's code does not reveal whose it is, and is still a reward's code", () => {
  expect(pseudonymise({ discounts: [{ code: "MER-7K3M9QXBAA" }] }).discounts[0]?.code).toMatch(/^MER-[0Xa-zA-Z]{10}$/)
  expect(JSON.stringify(pseudonymise({ couponCodes: ["MER-7K3M9QXBAA"] }))).not.toContain("7K3M")
})

test("a recruit code that a friend has used does not reveal whose it is, and is still a recruit code", () => {
  const typed = ["S", "SMAK-7K3", "smak-7k3m9qxb"].map((code) => ({ type: "CouponTyped", code }))
  const cart = { couponCodes: ["DUO399", "SMAK-7K3M9QXB"] }
  const { typed: masked, ...rest } = pseudonymise({ typed, cart })
  expect(masked.map(({ code }) => code)).toEqual(["S", "SMAK-0X0", "smak-0x0x0xxx"])
  expect(rest.cart.couponCodes).toEqual(["DUO399", "SMAK-0X0X0XXX"])
})

test("an e-mail address or phone number that is typed as a code is hidden; a code is not", () => {
  const typed = ["kari@fugl.test", "400 00 055", "+4740000055", "PIZZA50", "DUO399"].map((code) => ({ code }))
  const masked = pseudonymise({ typed }).typed.map(({ code }) => code)
  expect(masked.slice(0, 3).join()).not.toMatch(/kari|fugl|55/)
  expect(masked.slice(3)).toEqual(["PIZZA50", "DUO399"])
})

test("personal text that a broken link put into a path is hidden, and the link stays broken", () => {
  const paths = [
    "/nytt-passord%23token=s3cret&email=kari",
    "/u/kari@fugl.test/x",
    "/butikker?to=kari@fugl.test",
    "/",
    "/nytt-passord%2523token=s3cret",
    "/nytt-passord&token=s3cret",
    "/u;s3cret",
  ]
  expect(pseudonymise({ opened: paths.map((path) => ({ path })) }).opened.map(({ path }) => path)).toEqual([
    "/nytt-passord-q1",
    "/u/-q2",
    "/butikker?q3",
    "/",
    "/nytt-passord-q4",
    "/nytt-passord-q5",
    "/u-q6",
  ])
  const view = { properties: { path: "/u/kari@fugl.test", title: "U - Kari@fugl.test" } }
  expect(JSON.stringify(pseudonymise(view))).not.toContain("ari@fugl")
})
