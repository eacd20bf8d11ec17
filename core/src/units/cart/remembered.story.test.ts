import { describe, expect, test } from "vitest"
import { splitPlace } from "../../domain/cart/rules/splitPlace.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { atCheckout, choose, door, priced, submit } from "../checkout/checkoutStage.fixture.ts"

const contact = {
  firstName: "Kunde",
  lastName: "En",
  phone: "40 00 00 00",
  email: "",
  shipping: { method: "delivery", address: door, contactless: true },
} as const

const toDoor = [
  { type: "MethodChosen", method: "delivery" },
  { type: "AddressChosen", address: { ...door, deliveryDescription: "" } },
  { type: "DoorDescribed", text: "Kode 4711" },
  { type: "ContactlessChosen", contactless: true },
] as const

/** Orders to the door; the customer ticks "remember me" or does not. */
const orderToDoor = (remember: boolean) => {
  const stage = atCheckout()
  stage.put({ type: "RememberingChosen", remember })
  choose(stage, priced(269, 49, 149), ...toDoor)
  const attempt = submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
  const saved = stage.told().findLast((told) => told.type === "SaveCart")
  return { stage, attempt, saved: saved?.type === "SaveCart" ? saved.cart : null }
}

const way = { method: "delivery", address: { ...door, deliveryDescription: "Kode 4711" }, contactless: true } as const

describe("the method and the address of a customer who asked to be remembered", () => {
  test("are kept for the next cart, without this order's time and hotspot", () => {
    const { stage } = orderToDoor(true)
    expect(stage.see().cart).toMatchObject({ totalCount: 0, shipping: { ...way, requestedTime: null, hotspot: null } })
  })

  test("are there on the next visit, although the device has stored the emptied cart", () => {
    const { saved } = orderToDoor(false)
    expect(saved).toMatchObject({ items: [], shipping: { method: "carryout", address: null } })
    const next = openShop("/", { contact, cart: saved })
    expect(next.see().cart.shipping).toMatchObject(contact.shipping)
  })

  test("do not replace an address chosen since, nor the method of a cart with food", () => {
    const { saved } = orderToDoor(true)
    const elsewhere = { ...door, street: "Testveien 2" }
    const chosen = saved && { ...saved, shipping: { ...saved.shipping, address: elsewhere } }
    expect(openShop("/", { contact, cart: chosen }).see().cart.shipping.address).toEqual(elsewhere)
    const filled = atCheckout()
      .told()
      .findLast((told) => told.type === "SaveCart")
    const cart = filled?.type === "SaveCart" ? filled.cart : null
    expect(openShop("/", { contact, cart }).see().cart.shipping.method).toBe("carryout")
  })

  test("do not include a hotspot, which belongs to one store", () => {
    const atArena = { ...contact, shipping: { method: "hotspot", address: null, contactless: false } } as const
    expect(openShop("/", { contact: atArena }).see().cart.shipping.method).toBe("carryout")
  })
})

describe("a customer who did not ask to be remembered", () => {
  test("begins the next cart with carry-out and without an address", () => {
    const { stage } = orderToDoor(false)
    expect(stage.see().cart.shipping).toMatchObject({ method: "carryout", address: null, contactless: false })
  })
})

describe("how to find the door", () => {
  test("is sent after the mark of a contactless delivery, and needs no new price", () => {
    const { attempt } = orderToDoor(false)
    expect(attempt?.order.shippingInfo.address?.deliveryDescription).toBe("--Kontaktfri levering-- Kode 4711")
  })

  test("is not stored without an address", () => {
    const stage = atCheckout()
    stage.put({ type: "DoorDescribed", text: "Kode 4711" })
    expect(stage.see().cart.shipping.address).toBeNull()
  })
})

describe("a new visit to a cart with food that is to be delivered", () => {
  /** The cart as the device keeps it after the tab was closed. */
  const kept = () => {
    const stage = atCheckout()
    for (const event of toDoor) stage.put(event)
    const saved = stage.told().findLast((told) => told.type === "SaveCart")
    return saved?.type === "SaveCart" ? splitPlace(saved.cart).cart : null
  }

  test("has the address of a customer who asked to be remembered", () => {
    const { shipping, totalCount } = openShop("/", { contact, cart: kept() }).see().cart
    expect([totalCount, shipping.method, shipping.address]).toEqual([1, "delivery", door])
  })

  test("asks any other customer for the address", () => {
    const { shipping, totalCount } = openShop("/", { cart: kept() }).see().cart
    expect([totalCount, shipping.method, shipping.address]).toEqual([1, "delivery", null])
  })

  test("keeps this tab's address when another tab changes the cart", () => {
    const stage = atCheckout()
    for (const event of toDoor) stage.put(event)
    const cart = stage.told().flatMap((told) => (told.type === "SaveCart" ? [told.cart] : []))
    const last = cart.at(-1)
    if (!last) throw new Error("nothing was saved")
    const changed = { ...splitPlace(last).cart, items: last.items.map((item) => ({ ...item, quantity: 2 })) }
    stage.put({ type: "CartChangedElsewhere", cart: changed })
    expect(stage.see().cart).toMatchObject({ totalCount: 2, shipping: { address: last.shipping.address } })
  })
})
