import { expect, test } from "vitest"
import { sampleHotspot, sampleStore } from "../../../testing/samples.ts"
import { norway } from "../../market/markets.ts"
import { destinationOf } from "./destinationOf.ts"

const place = { market: norway, store: sampleStore, language: "en" } as const
const door = {
  street: "Storgata 1",
  postalCode: "0155",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "--Kontaktfri levering-- 3. etasje",
}
const toDoor = { address: door, hotspotId: null, answers: {} }

test("a delivery's destination is the door, with the customer's own directions and without the contactless marker", () => {
  const { position, ...written } = door
  const brought = { _tag: "Door", ...written, deliveryDescription: "3. etasje", contactless: true }
  expect(destinationOf("delivery", toDoor, place)).toEqual(brought)
  const knocked = { ...toDoor, address: { ...door, deliveryDescription: "Ring på" } }
  expect(destinationOf("delivery", knocked, place)).toMatchObject({
    deliveryDescription: "Ring på",
    contactless: false,
  })
})

test("a hotspot order's destination is the hotspot's name, with the answers under its questions", () => {
  const toSeat = { address: null, hotspotId: sampleHotspot.id, answers: { seat: "12-7" } }
  const { name } = sampleHotspot
  const brought = { _tag: "Hotspot", name, answers: [{ label: "Seat", answer: "12-7" }] }
  expect(destinationOf("hotspot", toSeat, place)).toEqual(brought)
})

test("an order that is collected, or whose data was deleted, has no destination", () => {
  expect(destinationOf("carryout", toDoor, place)).toBe(null)
  const deleted = { address: null, hotspotId: null, answers: {} }
  expect([destinationOf("delivery", deleted, place), destinationOf("hotspot", deleted, place)]).toEqual([null, null])
})
