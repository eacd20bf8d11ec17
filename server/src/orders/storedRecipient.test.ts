import { expect, test } from "vitest"
import { readBillingNote, readRecipient } from "./storedRecipient.ts"

const nobody = { firstName: "", lastName: "", phone: "", message: "", address: null, hotspotId: null, answers: {} }

const half = { shippingInfo: { address: { street: "Storgata 1" } } }

test("an order without its request, or with an unreadable one, has nobody and no note", () => {
  for (const request of [null, {}, { shippingInfo: { phoneNumber: 4 } }, half]) {
    expect(readRecipient(request)).toEqual(nobody)
    expect(readBillingNote(request)).toBe("")
  }
})

test("an order is read with what its customer gave", () => {
  const address = { street: "Storgata 1", postalCode: "0155", city: "Oslo" }
  const shippingInfo = { firstName: "Kunde", lastName: "1", phoneNumber: "+4740000000", message: "Ring på", address }
  const request = { shippingInfo, billingNote: "Prosjekt 7", hotspotId: "h1", hotspotParameters: { seat: "12" } }
  expect(readRecipient(request)).toEqual({
    firstName: "Kunde",
    lastName: "1",
    phone: "+4740000000",
    message: "Ring på",
    address: { ...address, position: null, deliveryDescription: "" },
    hotspotId: "h1",
    answers: { seat: "12" },
  })
  expect(readBillingNote(request)).toBe("Prosjekt 7")
})

test("an older order has all its first names in one field, and a door may have a place and a description", () => {
  const door = { position: { latitude: 59.9, longitude: 10.7 }, deliveryDescription: "Bakgården" }
  const address = { street: "Storgata 1", postalCode: "0155", city: "Oslo", ...door }
  const read = readRecipient({ shippingInfo: { firstNames: "Kunde 1", firstName: "Kunde", address } })
  expect(read).toEqual({ ...nobody, firstName: "Kunde 1", address })
})
