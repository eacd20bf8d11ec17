import type { Address, SavedAddress } from "../../domain/address/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { atCheckoutAs } from "../account/accountStage.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"

const saved = (id: string, street: string, latitude: number): SavedAddress => ({
  id,
  street,
  number: "3",
  postalCode: "0154",
  city: "Oslo",
  position: { latitude, longitude: 10.75 },
  deliveryDescription: `Ring på ${id}`,
})

/** An old address, the usual one, and one that Torget does not reach. */
export const addresses = [
  saved("old", "Gamleveien", 59.91),
  saved("home", "Hjemveien", 59.91),
  saved("cabin", "Hytteveien", 61),
]

/** A customer who orders for themselves, and wants it delivered. */
export const wantingDelivery = () => {
  const stage = atCheckoutAs(kunde1)
  stage.put({ type: "MethodChosen", method: "delivery" })
  return stage
}

/** A guest logs in with an SMS code, and the server answers with their account. */
export const logIn = (stage: ReturnType<typeof openShop>, user = kunde1): void => {
  stage.put({ type: "LoginCodeRequested", phone: user.phoneNumber })
  stage.answer("RequestLogin", null)
  stage.put({ type: "LoginCodeEntered", code: { sealed: "code-1" } })
  stage.answer("Login", null)
  stage.answer("LoadUser", user)
}

/** A customer at their own page; their addresses are loading. */
export const atOwnAddresses = () => {
  const stage = openShop("/min-side", { loggedIn: true })
  stage.answer("LoadUser", kunde1)
  stage.answer("LoadOrders", { total: 0, items: [] })
  return stage
}

export type OwnAddresses = ReturnType<typeof atOwnAddresses>

/** At their own page, with three addresses. */
export const withAddresses = (): OwnAddresses => {
  const stage = atOwnAddresses()
  stage.answer("LoadAddresses", addresses)
  return stage
}

/** What the address search finds for "Nyveien". */
export const nyveien: Address = {
  id: "n1",
  street: "Nyveien",
  number: "7",
  postalCode: "0155",
  city: "Oslo",
  position: { latitude: 59.92, longitude: 10.75 },
}

/** The customer types into the address field, and picks what is found. */
export const pickNyveien = (stage: OwnAddresses): void => {
  stage.put({ type: "AddressTyped", query: "Nyveien" })
  stage.wait(500)
  stage.answer("FindAddresses", [nyveien])
  stage.put({ type: "AddressPicked", index: 0 })
  stage.answer("FindStores", { delivering: [], nearest: [] })
}

/** The form of a new address, filled in and sent. */
export const saving = (): OwnAddresses => {
  const stage = withAddresses()
  stage.put({ type: "AddressFormOpened", id: null })
  pickNyveien(stage)
  stage.put({ type: "SavedDoorTyped", text: "Kode 4711" })
  stage.put({ type: "AddressFormSubmitted" })
  return stage
}
