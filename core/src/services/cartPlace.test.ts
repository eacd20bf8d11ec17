import { Effect } from "effect"
import { expect, test } from "vitest"
import type { StoredCart } from "../domain/cart/model.ts"
import { emptyCart } from "../domain/cart/rules/emptyCart.ts"
import { type DeviceEntry, isOfTab } from "../domain/device/entries.ts"
import { Device } from "./device.ts"
import { keepOnDevice } from "./keepOnDevice.ts"
import { decodeElsewhere, readDevice } from "./readEntry.ts"

const address = {
  street: "Canary Street 17",
  postalCode: "0154",
  city: "Canarytown",
  deliveryDescription: "Canary code 4711",
  position: { latitude: 59.91, longitude: 10.75 },
}
const hotspot = { id: "arena", name: "Arena", parameters: { seat: "canary seat" } }
const empty = emptyCart("large", false)
const cart: StoredCart = {
  ...empty,
  cartId: "cart-one",
  shipping: { ...empty.shipping, method: "delivery", address, hotspot },
}

/** A device whose visits end with `closeTab`. */
const makeDevice = (kept: readonly (readonly [DeviceEntry, string])[] = []) => {
  const entries = new Map<DeviceEntry, string>(kept)
  const run = <A>(effect: Effect.Effect<A, never, Device>): A =>
    Effect.runSync(
      Effect.provideService(effect, Device, {
        read: (entry) => Effect.sync(() => entries.get(entry) ?? null),
        write: (entry, text) =>
          Effect.sync(() => void (text === null ? entries.delete(entry) : entries.set(entry, text))),
      }),
    )
  return {
    entries,
    save: (saved: StoredCart) => run(keepOnDevice({ type: "SaveCart", cart: saved })),
    read: () => run(readDevice).cart,
    closeTab: () => [...entries.keys()].filter(isOfTab).forEach((entry) => entries.delete(entry)),
    /** All that the device still holds in a later visit. */
    lasting: () => JSON.stringify([...entries].filter(([entry]) => !isOfTab(entry))),
  }
}

test("a reload restores the cart with its address, door text and answers", () => {
  const device = makeDevice()
  device.save(cart)
  expect(device.read()).toEqual(cart)
})

test("the place is stored for the tab only: the next visit has the cart, and asks for the place", () => {
  const device = makeDevice()
  device.save(cart)
  expect(device.lasting()).not.toMatch(/canary/i)
  device.closeTab()
  expect(device.read()).toEqual({
    ...cart,
    shipping: { ...cart.shipping, address: null, hotspot: { ...hotspot, parameters: {} } },
  })
})

test("a place belongs to its cart, and is not given to the next one", () => {
  const device = makeDevice()
  device.save(cart)
  const next = { ...empty, cartId: "cart-two" }
  device.entries.set("cart", JSON.stringify(next))
  expect(device.read()).toEqual(next)
})

test("answers belong to their hotspot, and are not given to another one that is chosen in another tab", () => {
  const device = makeDevice()
  device.save(cart)
  const next = {
    ...cart,
    shipping: { ...cart.shipping, address: null, hotspot: { ...hotspot, id: "quay", parameters: {} } },
  }
  device.entries.set("cart", JSON.stringify(next))
  expect(device.read()?.shipping).toMatchObject({ address, hotspot: { id: "quay", parameters: {} } })
  expect(device.read()?.shipping.hotspot?.parameters).toEqual({})
})

test("a cart that an earlier version stored with its address keeps it for this visit, and is cleaned when it is saved", () => {
  const device = makeDevice([["cart", JSON.stringify(cart)]])
  const found = device.read()
  expect(found).toEqual(cart)
  if (found) device.save(found)
  expect(device.lasting()).not.toMatch(/canary/i)
})

test("another tab receives the cart, but not the place", () => {
  const device = makeDevice()
  device.save(cart)
  expect(JSON.stringify(decodeElsewhere("cart", device.entries.get("cart") ?? null))).not.toMatch(/canary/i)
  expect(decodeElsewhere("place", device.entries.get("place") ?? null)).toBeNull()
})
