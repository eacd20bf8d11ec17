import { describe, expect, test } from "vitest"
import { kunde1, member } from "../session/sessionStage.fixture.ts"
import { add, openStore } from "./cartStage.fixture.ts"

const home = {
  street: "Street 9",
  postalCode: "0001",
  city: "Oslo",
  deliveryDescription: "Kode 4711",
  position: { latitude: 59.9, longitude: 10.7 },
}
const ofAccount = { ...home, ofAccount: true }

/** A customer whose account is stored on the device, with food in the cart for an address of that account. */
const orderingAs = (customerId: string, address: typeof home = ofAccount) => {
  const currentAccount = { customerId, organisationId: null }
  const stage = openStore(undefined, null, {}, { loggedIn: true, currentAccount })
  stage.put(add("COLA"))
  stage.put({ type: "MethodChosen", method: "delivery" })
  stage.put({ type: "AddressChosen", address })
  return stage
}
type Stage = ReturnType<typeof orderingAs>
const addressOf = (stage: Stage) => stage.see().cart.shipping.address

describe("the address of a customer whose session the server ended", () => {
  const thrownOut = (customerId: string) => {
    const stage = orderingAs(customerId)
    stage.put({ type: "LoggedOut", cause: "unauthorized", path: "/handlevogn" })
    expect(addressOf(stage)).toBeNull()
    return stage
  }

  test("is restored for the same customer and cart, at the same delivery price", () => {
    const stage = thrownOut("u1")
    const { price } = stage.see().cart.shipping
    stage.answer("LoadUser", kunde1)
    expect(addressOf(stage)).toEqual(ofAccount)
    expect(stage.see().cart.shipping.price).toBe(price)
  })

  test("is kept while nobody is logged in", () => {
    const stage = thrownOut("u1")
    stage.put({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
    stage.answer("LoadUser", kunde1)
    expect(addressOf(stage)).toEqual(ofAccount)
  })

  test("is not given to another customer, and is forgotten once one has logged in", () => {
    const stage = thrownOut("u2")
    stage.answer("LoadUser", kunde1)
    expect(addressOf(stage)).toBeNull()
    expect(JSON.stringify(stage.world().units)).not.toContain("4711")
  })

  test("is not given to another cart", () => {
    const stage = thrownOut("u1")
    stage.put({ type: "OrderPlaced", orderId: "o1", key: stage.see().cart.cartId })
    stage.answer("LoadUser", kunde1)
    expect(addressOf(stage)).toBeNull()
  })

  test("is not restored if another one was given since", () => {
    const stage = thrownOut("u1")
    const given = { ...home, street: "Street 1" }
    stage.put({ type: "AddressChosen", address: given })
    stage.answer("LoadUser", kunde1)
    expect(addressOf(stage)).toEqual(given)
  })
})

test("a customer who logs out themselves leaves no address behind", () => {
  const stage = orderingAs("u1")
  stage.put({ type: "LoggedOut", cause: "unspecified", path: "/handlevogn" })
  stage.answer("LoadUser", kunde1)
  expect(addressOf(stage)).toBeNull()
})

test("no address is kept for a customer who collects the food", () => {
  const stage = openStore(
    undefined,
    null,
    {},
    {
      loggedIn: true,
      currentAccount: { customerId: "u1", organisationId: null },
    },
  )
  stage.put(add("COLA"))
  stage.put({ type: "LoggedOut", cause: "unauthorized", path: "/handlevogn" })
  expect(stage.see().cart).toMatchObject({ totalCount: 1, shipping: { address: null } })
})

test("the address of an account is removed when the customer turns out to be another than the device has stored", () => {
  const stage = orderingAs("u2")
  stage.answer("LoadUser", kunde1)
  expect(addressOf(stage)).toBeNull()
})

test("the address of a customer stays when they order for their company", () => {
  const stage = orderingAs("u1")
  stage.answer("LoadUser", member)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(addressOf(stage)).toEqual(ofAccount)
})

test("an address that was given in the checkout stays when the session ends", () => {
  const stage = orderingAs("u1", home)
  stage.put({ type: "LoggedOut", cause: "unauthorized", path: "/handlevogn" })
  expect(addressOf(stage)).toEqual(home)
})

test("a guest's cart is left as it is, and not stored again", () => {
  const stage = openStore()
  stage.put(add("COLA"))
  const saved = stage.savings()
  stage.put({ type: "LoggedOut", cause: "unauthorized", path: "/handlevogn" })
  stage.put({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(stage.savings()).toBe(saved)
})
