import { describe, expect, test } from "vitest"
import { bryggaWithMenu, brygga, torget, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { doors, offerOf } from "../../domain/address/places.fixture.ts"

type Stage = ReturnType<typeof openShop>

const asked = (stage: Stage) =>
  stage.running().flatMap((call) => (call.type === "FindAddresses" ? [{ query: call.query, near: call.near }] : []))
const type = (stage: Stage, query: string) => stage.put({ type: "AddressTyped", query })

/** A customer who sees the suggestions for "torg". */
const suggested = () => {
  const stage = openShop("/logg-ut")
  type(stage, "torg")
  stage.wait(500)
  stage.answer("FindAddresses", doors)
  return stage
}

const picked = () => {
  const stage = suggested()
  stage.put({ type: "AddressPicked", index: 1 })
  return stage
}

describe("a typed address", () => {
  test("is searched once, half a second after the last keystroke", () => {
    const stage = openShop()
    for (const query of ["to", "tor", " torg "]) {
      type(stage, query)
      stage.wait(499)
      expect(asked(stage)).toEqual([])
    }
    stage.wait(1)
    expect(asked(stage)).toEqual([{ query: "torg", near: null }])
    expect(stage.see().finder).toMatchObject({ query: " torg ", step: "searching" })
  })

  test("is not searched while it is a single letter; clearing it clears the results", () => {
    const stage = suggested()
    type(stage, "t..")
    stage.wait(10_000)
    expect([asked(stage), stage.see().finder.suggestions, stage.see().finder.step]).toEqual([[], [], "idle"])
  })

  test("keeps earlier results during a new search, and drops an answer to earlier text", () => {
    const stage = suggested()
    type(stage, "torgg")
    expect(stage.see().finder).toMatchObject({ step: "searching", suggestions: doors })
    stage.wait(500)
    type(stage, "torgga")
    expect(asked(stage)).toEqual([])
  })

  test("is searched again automatically when the server does not answer, and at once on request", () => {
    const stage = openShop("/logg-ut")
    type(stage, "torg")
    stage.wait(500)
    stage.fail("FindAddresses", { _tag: "Unreachable" })
    expect(stage.see().finder.step).toBe("failed")
    stage.wait(5000)
    stage.fail("FindAddresses", { _tag: "Unreachable" })
    stage.put({ type: "LoadingRetried" })
    stage.answer("FindAddresses", [])
    expect(stage.see().finder).toMatchObject({ step: "found", suggestions: [] })
  })
})

describe("the suggestions", () => {
  const point = (stage: Stage, to: "next" | "previous" | "first" | "last" | "none") => {
    stage.put({ type: "SuggestionPointed", to })
    return stage.see().finder.pointed
  }

  test("are navigated by keyboard and wrap around; typing clears the highlight", () => {
    const stage = suggested()
    expect(stage.see().finder.pointed).toBeNull()
    expect([point(stage, "next"), point(stage, "next"), point(stage, "last"), point(stage, "next")]).toEqual([
      0, 1, 2, 0,
    ])
    expect(point(stage, "previous")).toBe(2)
    type(stage, "torgg")
    expect(stage.see().finder.pointed).toBeNull()
  })

  test("are picked by Enter: the highlighted one, otherwise the first", () => {
    const stage = suggested()
    point(stage, "last")
    stage.put({ type: "AddressPicked", index: null })
    expect(stage.see().finder.address).toEqual(doors[2])
    const other = suggested()
    other.put({ type: "AddressPicked", index: null })
    expect(other.see().finder.address).toEqual(doors[0])
  })

  test("cannot be picked by an index that is out of range", () => {
    const stage = suggested()
    stage.put({ type: "AddressPicked", index: 3 })
    expect([stage.see().finder.address, stage.running()]).toEqual([null, []])
  })
})

describe("a picked address", () => {
  test("fills the field, and stores are searched at its position", () => {
    const stage = picked()
    expect(stage.see().finder).toMatchObject({
      query: "Torggata 12, Oslo",
      address: doors[1],
      place: doors[1]?.position,
      offer: { _tag: "Loading" },
    })
    expect(stage.running()).toEqual([{ type: "FindStores", position: doors[1]?.position }])
    stage.answer("FindStores", offerOf([torget], [brygga]))
    expect(stage.see().finder.offer).toEqual({ _tag: "Loaded", value: offerOf([torget], [brygga]) })
  })

  test("is cleared by further typing, and by asking for another address", () => {
    for (const event of [{ type: "AddressTyped", query: "torgg" }, { type: "AddressForgotten" }] as const) {
      const stage = picked()
      stage.put(event)
      expect(stage.see().finder).toMatchObject({ address: null, offer: { _tag: "Idle" }, place: null })
      expect(stage.running().filter((call) => call.type === "FindStores")).toEqual([])
    }
  })

  test("reloads its stores when the finder is reopened, and automatically after a failure", () => {
    const stage = picked()
    stage.fail("FindStores", { _tag: "Unreachable" })
    expect(stage.see().finder.offer).toEqual({ _tag: "Failed" })
    stage.wait(5000)
    stage.answer("FindStores", offerOf([], [brygga]))
    stage.put({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })
    expect(stage.see().finder.offer).toEqual({ _tag: "Loading" })
  })

  test("is the delivery address once a store that delivers there is chosen", () => {
    const stage = picked()
    stage.answer("FindStores", offerOf([torget], [brygga]))
    stage.put({ type: "StorePicked", storeSlug: "torget", method: "delivery" })
    stage.answer("LoadStore", torgetWithMenu)
    stage.fail("LoadStatus", { _tag: "Unreachable" })
    const { storeSlug, shipping } = stage.see().cart
    expect(storeSlug).toBe("torget")
    expect(shipping).toMatchObject({
      method: "delivery",
      price: torget.deliveryFee,
      address: { street: "Torggata 12", postalCode: "0181", city: "Oslo", position: doors[1]?.position },
    })
  })

  test("is irrelevant for carryout, and required for delivery", () => {
    const stage = picked()
    stage.put({ type: "StorePicked", storeSlug: "brygga", method: "carryout" })
    stage.answer("LoadStore", bryggaWithMenu)
    stage.fail("LoadStatus", { _tag: "Unreachable" })
    expect(stage.see().cart).toMatchObject({ storeSlug: "brygga", shipping: { method: "carryout", address: null } })
    const nowhere = openMenu()
    nowhere.put({ type: "StorePicked", storeSlug: "brygga", method: "delivery" })
    expect([nowhere.see().cart.shipping.method, nowhere.see().store.wanted]).toEqual(["carryout", "torget"])
  })
})

describe("when a customer logs out", () => {
  const leaves = (stage: Stage, cause: "unspecified" | "unauthorized") => {
    stage.say({ type: "LoggedOut", cause, path: "/" })
    return stage.see().finder
  }

  test("what they typed and picked is forgotten, and a running search for stores is interrupted", () => {
    const gone = { query: "", address: null, suggestions: [], offer: { _tag: "Idle" } }
    expect(leaves(suggested(), "unspecified")).toMatchObject(gone)
    const stage = picked()
    expect(leaves(stage, "unspecified")).toMatchObject(gone)
    expect(stage.running().map(({ type: call }) => call)).not.toContain("FindStores")
  })

  test("what they typed stays if the server ended the session, because they must log in again", () => {
    expect(leaves(suggested(), "unauthorized")).toMatchObject({ query: "torg", suggestions: doors })
  })
})

describe("the device's position", () => {
  const here = { _tag: "Here", position: { latitude: 59.91, longitude: 10.75 } } as const

  test("is requested only when the customer asks, and then nearby addresses come first", () => {
    const stage = openShop("/butikker")
    expect(stage.running()).toEqual([{ type: "LoadStores" }])
    stage.put({ type: "NearbyWanted" })
    stage.put({ type: "NearbyWanted" })
    expect(stage.see().finder).toMatchObject({ here: { _tag: "Asking" }, place: null })
    stage.answer("ReadPosition", here)
    expect(stage.see().finder).toMatchObject({ here, place: here.position })
    type(stage, "torg")
    stage.wait(500)
    expect(asked(stage)).toEqual([{ query: "torg", near: here.position }])
  })

  test("may be denied: the finder says so, and the customer may ask again", () => {
    const stage = openShop("/butikker")
    stage.put({ type: "NearbyWanted" })
    stage.answer("ReadPosition", { _tag: "Nowhere", reason: "denied" })
    expect(stage.see().finder).toMatchObject({ here: { _tag: "Nowhere", reason: "denied" }, place: null })
    stage.put({ type: "NearbyWanted" })
    stage.fail("ReadPosition", { _tag: "Defect" })
    expect(stage.see().finder.here).toEqual({ _tag: "Nowhere", reason: "unavailable" })
  })
})

test("the text above the list of stores is kept", () => {
  const stage = openShop("/butikker")
  stage.put({ type: "StoresFiltered", query: "oslo" })
  expect(stage.see().finder.filter).toBe("oslo")
  stage.put({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore: false } })
  expect(stage.see().finder.filter).toBe("")
})
