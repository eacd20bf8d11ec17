import { expect, test } from "vitest"
import { kroner } from "../domain/money/rules/kroner.ts"
import { placedOrder, priceOf, torgetWithMenu } from "../shop/samples.fixture.ts"
import { shop } from "../shop/shop.ts"
import { addLarge, openShop } from "../shop/shopStage.fixture.ts"
import { exportLog } from "./exportLog.ts"
import { author, logOf, mustRead } from "./session.fixture.ts"
import { verify } from "./verify.ts"

const canaries = {
  firstName: "Gulfugl",
  lastName: "Burhaug",
  phone: "+47 41 52 63 74",
  street: "Vingeveien",
  postalCode: "7391",
  city: "Fjærby",
  door: "Oppgang Nebb, kode 8264",
  message: "Ring Sittepinne 5937",
  seat: "Tribune Egg 6482",
} as const

const { store } = torgetWithMenu
const hotspot = {
  id: "h1",
  name: "Stadion",
  address: store.address,
  position: store.position,
  fee: kroner(0),
  parameters: [{ key: "seat", label: { nb: "Sete", sv: "Plats", en: "Seat" }, pattern: ".*", required: true }],
}
const door = { street: canaries.street, postalCode: canaries.postalCode, city: canaries.city }
const address = {
  ...door,
  deliveryDescription: "",
  position: { latitude: 59.918273, longitude: 10.736451 },
}

/** A shop at the menu of a store that also delivers to a stadium. */
const openStadium = (contents: object = {}) => {
  const stage = openShop("/butikker/torget/meny/pizza", contents)
  stage.answer("LoadStore", { ...torgetWithMenu, store: { ...store, hotspots: [hotspot] } })
  return stage
}

/** A customer fills the cart, gives a delivery address, and types into every field of the checkout. */
const toTheDoor = () => {
  const stage = openStadium()
  stage.put(addLarge)
  stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: { seat: canaries.seat } })
  stage.put({ type: "MethodChosen", method: "delivery" })
  stage.put({ type: "AddressTyped", query: `${canaries.street} 7` })
  stage.put({ type: "AddressChosen", address })
  stage.put({ type: "DoorDescribed", text: canaries.door })
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  for (const field of ["firstName", "lastName", "phone", "message"] as const) {
    stage.put({ type: "FieldTyped", field, text: canaries[field] })
  }
  return stage
}

/**
 * Anything that somebody who finds the file could search for: each text, and each word or number of four characters or
 * more in it.
 */
const traces = [
  ...Object.values(canaries).flatMap((text) => [text, ...text.split(/[ ,]+/).filter((word) => word.length >= 4)]),
  "41 52 63",
  "41526374",
  "918273",
  "736451",
].filter((trace) => !["kode", "Ring"].includes(trace))

/** A hash reveals nothing, but may contain any four digits by chance. */
const hash = /"[0-9a-f]{16}"/g

const tracesIn = (text: string) => traces.filter((trace) => text.replaceAll(hash, '""').includes(trace))

test("the log of a session holds what was typed until it is exported", () => {
  const stage = toTheDoor()
  const live = JSON.stringify(stage.records())
  expect(Object.values(canaries).filter((text) => !live.includes(text))).toEqual([])
  expect(stage.see().cart.shipping.hotspot?.parameters).toEqual({ seat: canaries.seat })
})

test("an exported log holds no name, phone, address, door code, message or hotspot answer, and replays to its hash", () => {
  const stage = toTheDoor()
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4741526374" })
  const exported = exportLog(logOf(stage), stage.world(), author)
  expect(exported.faithful).toBe(true)
  expect(tracesIn(exported.text)).toEqual([])
  expect(verify(shop, mustRead(exported.text).log)).toMatchObject({ _tag: "Same", hash: exported.hash })
})

test("nor does a log that starts from a cart and a contact that the device kept", () => {
  const before = toTheDoor()
  const cart = before.told().findLast((told) => told.type === "SaveCart")?.cart
  const { firstName, lastName, phone } = canaries
  const shipping = {
    method: "delivery",
    address: { ...address, deliveryDescription: canaries.door },
    contactless: false,
  }
  const stage = openStadium({ cart, contact: { firstName, lastName, phone, email: "", shipping } })
  expect(JSON.stringify(stage.records())).toContain(canaries.seat)
  const exported = exportLog(logOf(stage), stage.world(), author)
  expect(tracesIn(exported.text)).toEqual([])
  expect(verify(shop, mustRead(exported.text).log)).toMatchObject({ _tag: "Same", hash: exported.hash })
})

test.each([
  ["a door", { _tag: "Door", ...door, deliveryDescription: canaries.door, contactless: true }],
  ["a hotspot", { _tag: "Hotspot", name: "Stadion", answers: [{ label: "Sete", answer: canaries.seat }] }],
] as const)("nor does a log of a tracker whose order is brought to %s", (_, destination) => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", { ...placedOrder, destination, message: canaries.message })
  expect(tracesIn(JSON.stringify(stage.records()))).not.toEqual([])
  const exported = exportLog(logOf(stage), stage.world(), author)
  expect(tracesIn(exported.text)).toEqual([])
  expect(verify(shop, mustRead(exported.text).log)).toMatchObject({ _tag: "Same", hash: exported.hash })
})

test("nor does a log that starts with a checkpoint", () => {
  const stage = toTheDoor()
  const exported = exportLog({ checkpoint: stage.world(), records: [] }, stage.world(), author)
  expect(tracesIn(exported.text)).toEqual([])
})
