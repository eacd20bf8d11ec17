import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { atCheckoutAs, logOut } from "../account/accountStage.fixture.ts"
import { choose, door, priced, submit } from "../checkout/checkoutStage.fixture.ts"
import { kunde1, member, unauthorized } from "../session/sessionStage.fixture.ts"
import { addresses, logIn, wantingDelivery } from "./addressBookStage.fixture.ts"

type Stage = ReturnType<typeof wantingDelivery>

const asked = (stage: Stage) => stage.running().flatMap(({ type }) => (type === "LoadAddresses" ? [type] : []))

const usual = {
  street: "Hjemveien 3",
  postalCode: "0154",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "Ring på home",
}

describe("the usual address", () => {
  test("is filled in for a delivery, and is loaded only then", () => {
    const stage = atCheckoutAs(kunde1)
    expect(asked(stage)).toEqual([])
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(asked(stage)).toEqual(["LoadAddresses"])
    stage.answer("LoadAddresses", addresses)
    expect(stage.see().cart.shipping.address).toEqual({ ...usual, ofAccount: true })
    expect(stage.see().checkout.blocks.map(({ _tag }) => _tag)).not.toContain("AddressMissing")
  })

  test("is sent with the order without saying where it came from", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    for (const field of ["firstName", "lastName"] as const) stage.put({ type: "FieldTyped", field, text: "Kunde" })
    choose(stage, priced(269, 49, 149))
    expect(submit(stage)?.order.shippingInfo.address).toEqual(usual)
  })

  test("does not replace an address that the customer has given or is typing", () => {
    const given = wantingDelivery()
    given.put({ type: "AddressChosen", address: door })
    given.answer("LoadAddresses", addresses)
    expect(given.see().cart.shipping.address).toEqual(door)
    const typing = wantingDelivery()
    typing.put({ type: "AddressTyped", query: "Nyveien" })
    typing.answer("LoadAddresses", addresses)
    expect(typing.see().cart.shipping.address).toBeNull()
  })

  test("is filled in even if the customer has just searched in a form on their own page", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", [])
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "AddressFormOpened", id: null })
    stage.put({ type: "AddressTyped", query: "Nyveien" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(stage.see().finder.query).toBe("")
    expect(stage.see().cart.shipping.address).toEqual({ ...usual, ofAccount: true })
  })

  test("is one that the cart's store delivers to; otherwise none is filled in", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses.slice(2))
    expect(stage.see().cart.shipping.address).toBeNull()
    expect(stage.see().checkout.blocks.map(({ _tag }) => _tag)).toContain("AddressMissing")
  })

  test("is loaded once, not again when the method changes or the checkout is reopened", () => {
    const stage = atCheckoutAs(kunde1)
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.answer("LoadAddresses", [])
    stage.put({ type: "MethodChosen", method: "carryout" })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(asked(stage)).toEqual([])
  })

  test("leaves the field empty if it cannot be loaded, and loading is retried", () => {
    const stage = wantingDelivery()
    stage.fail("LoadAddresses", { _tag: "Unreachable" })
    expect(stage.see().cart.shipping.address).toBeNull()
    stage.put({ type: "ConnectionRestored" })
    stage.answer("LoadAddresses", addresses)
    expect(stage.see().cart.shipping.address).toMatchObject(usual)
  })

  test("is removed when its customer logs out, also after a reload; an address given in the checkout stays", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    const told = stage.told().findLast((command) => command.type === "SaveCart")
    logOut(stage)
    expect(stage.see().cart.shipping).toMatchObject({ method: "delivery", address: null })
    const cart = told?.type === "SaveCart" ? told.cart : null
    const later = atCheckoutAs(kunde1, { cart, currentAccount: { customerId: "u1", organisationId: null } })
    expect(later.see().cart.shipping.address).toMatchObject(usual)
    logOut(later)
    expect(later.see().cart.shipping.address).toBeNull()
    const given = wantingDelivery()
    given.put({ type: "AddressChosen", address: door })
    logOut(given)
    expect(given.see().cart.shipping.address).toEqual(door)
  })

  describe("after the server has ended the session", () => {
    /** The customer has changed how to find the door of one of their addresses, and is logged out by the server. */
    const thrownOut = () => {
      const stage = wantingDelivery()
      stage.answer("LoadAddresses", addresses)
      stage.put({ type: "SavedAddressChosen", id: "old" })
      stage.put({ type: "DoorDescribed", text: "Kode 4711" })
      stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
      stage.fail("LoadOrders", unauthorized)
      return stage
    }
    const comeBack = (stage: Stage, user = kunde1) => {
      logIn(stage, user)
      stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
      stage.answer("LoadAddresses", addresses)
    }
    const typed = { street: "Gamleveien 3", deliveryDescription: "Kode 4711", ofAccount: true }

    test("is kept for the same customer, with what was typed about the door, and shown to nobody meanwhile", () => {
      const stage = thrownOut()
      expect(stage.see().cart.shipping.address).toBeNull()
      expect(stage.told().findLast(({ type }) => type === "SaveCart")).toMatchObject({
        cart: { shipping: { address: null } },
      })
      comeBack(stage)
      expect(stage.see().cart.shipping.address).toMatchObject(typed)
      expect(JSON.stringify(stage.world().units.cart)).not.toContain('"left":')
    })

    test("is not given to another customer, and is forgotten once one has logged in", () => {
      const stage = thrownOut()
      comeBack(stage, { ...kunde1, _id: "u2" })
      expect(stage.see().cart.shipping.address).toMatchObject(usual)
      expect(JSON.stringify(stage.world().units.cart)).not.toContain("4711")
      logOut(stage)
      comeBack(stage)
      expect(stage.see().cart.shipping.address).toMatchObject(usual)
    })

    test("is replaced by one that a guest has given since", () => {
      const stage = thrownOut()
      stage.put({ type: "AddressChosen", address: door })
      comeBack(stage)
      expect(stage.see().cart.shipping.address).toEqual(door)
      expect(JSON.stringify(stage.world().units.cart)).not.toContain("4711")
    })

    test("is not kept if the customer logged out themselves", () => {
      const stage = wantingDelivery()
      stage.answer("LoadAddresses", addresses)
      stage.put({ type: "DoorDescribed", text: "Kode 4711" })
      logOut(stage)
      expect(JSON.stringify(stage.world().units.cart)).not.toContain("4711")
    })
  })

  test("is not shown to a guest or another customer who opens the cart of an ended session", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    const told = stage.told().findLast((command) => command.type === "SaveCart")
    const cart = told?.type === "SaveCart" ? told.cart : null
    expect(cart?.shipping.address?.ofAccount).toBe(true)
    expect(openShop("/betaling", { cart }).see().cart.shipping).toMatchObject({ method: "delivery", address: null })
    const other = atCheckoutAs({ ...kunde1, _id: "u2" }, { cart, currentAccount: null })
    expect(other.see().cart.shipping.address).toBeNull()
  })

  test("stays when the customer orders for their organisation", () => {
    const stage = atCheckoutAs(member)
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(stage.see().cart.shipping.address).toMatchObject(usual)
  })

  test("is the default address, if the customer has chosen one", () => {
    const stage = wantingDelivery()
    const [old, ...others] = addresses
    stage.answer("LoadAddresses", [{ ...old, isDefault: true }, ...others])
    expect(stage.see().cart.shipping.address).toMatchObject({ street: "Gamleveien 3", ofAccount: true })
  })
})

describe("another of the customer's addresses", () => {
  const streetOf = (stage: Stage) => stage.see().cart.shipping.address?.street

  test("is chosen in one step, with its door, and removed when the customer logs out", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "SavedAddressChosen", id: "old" })
    expect(stage.see().cart.shipping.address).toMatchObject({
      street: "Gamleveien 3",
      deliveryDescription: "Ring på old",
      ofAccount: true,
    })
    logOut(stage)
    expect(stage.see().cart.shipping.address).toBeNull()
  })

  test("is not chosen by a late press once the customer has switched to carry-out", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "MethodChosen", method: "carryout" })
    stage.put({ type: "SavedAddressChosen", id: "old" })
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(streetOf(stage)).toBe("Hjemveien 3")
  })

  test("is offered even if the customer had given an address before they logged in; the given one stays", () => {
    const stage = openShop("/betaling")
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put({ type: "AddressChosen", address: door })
    expect(stage.see().addressBook).toEqual({ _tag: "Closed" })
    logIn(stage)
    expect(asked(stage)).toEqual(["LoadAddresses"])
    stage.answer("LoadAddresses", addresses)
    expect(streetOf(stage)).toBe(door.street)
    expect(stage.see().addressBook).toMatchObject({ _tag: "Open", addresses: { length: 3 } })
  })

  test("cannot be chosen if it was removed meanwhile, nor by a guest or for an organisation", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "SavedAddressChosen", id: "removed" })
    expect(streetOf(stage)).toBe("Hjemveien 3")
    const guest = openShop("/betaling")
    guest.put({ type: "MethodChosen", method: "delivery" })
    guest.put({ type: "SavedAddressChosen", id: "old" })
    expect([guest.see().addressBook, guest.see().cart.shipping.address]).toEqual([{ _tag: "Closed" }, null])
    const colleague = atCheckoutAs(member)
    colleague.put({ type: "AccountChosen", organisationId: "org-1" })
    colleague.put({ type: "MethodChosen", method: "delivery" })
    expect(asked(colleague)).toEqual([])
  })
})
