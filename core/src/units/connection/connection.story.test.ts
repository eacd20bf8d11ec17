import { expect, test } from "vitest"
import { brygga, priceOf, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const running = (stage: Stage) => stage.running().map(({ type }) => type)
const lose = (stage: Stage) => stage.put({ type: "ConnectionLost" })
const restore = (stage: Stage) => stage.put({ type: "ConnectionRestored" })

test("the shop is online until an event says otherwise", () => {
  const stage = openShop()
  expect(stage.see().connection.isLost).toBe(false)
  lose(stage)
  expect(stage.see().connection.isLost).toBe(true)
  restore(stage)
  expect(stage.see().connection.isLost).toBe(false)
})

test("late code and a lost connection are tracked separately; each lasts until its own end", () => {
  const stage = openShop()
  stage.put({ type: "CodeDelayed" })
  lose(stage)
  expect(stage.see().connection).toEqual({ isLost: true, isCodeLate: true })
  restore(stage)
  expect(stage.see().connection).toEqual({ isLost: false, isCodeLate: true })
  stage.put({ type: "CodeLoaded" })
  expect(stage.see().connection).toEqual({ isLost: false, isCodeLate: false })
})

test("a menu from the device's cache is shown, and reloaded once the connection is back", () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  lose(stage)
  stage.answer("LoadStore", torgetWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  expect(stage.see().store.shown).toMatchObject({ _tag: "Loaded", value: { store: { name: "Torget" } } })
  restore(stage)
  expect([stage.see().store.shown._tag, running(stage)]).toEqual(["Loaded", ["LoadStore"]])
  const renamed = { ...torgetWithMenu, store: { ...torgetWithMenu.store, name: "Nye Torget" } }
  stage.answer("LoadStore", renamed)
  expect(stage.see().store.current?.store.name).toBe("Nye Torget")
  expect(running(stage)).toEqual(["LoadStatus"])
})

test("a cached menu is also reloaded each minute, because a device may not notice that it is back online", () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  lose(stage)
  stage.answer("LoadStore", torgetWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  stage.wait(60_000)
  expect(running(stage)).toEqual(["LoadStore"])
  stage.fail("LoadStore", { _tag: "Unreachable" })
  expect(stage.see().store.shown._tag).toBe("Loaded")
})

test("a menu from the server stays; only the store's status is refreshed", () => {
  const stage = openMenu()
  lose(stage)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  restore(stage)
  expect(running(stage)).toEqual(["LoadStatus"])
})

test("a cached menu that is no longer shown is reloaded for the cart", () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  lose(stage)
  stage.answer("LoadStore", torgetWithMenu)
  stage.put(addLarge)
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  restore(stage)
  expect(running(stage)).toContain("LoadStore")
})

test("a cached list of stores is reloaded while it stays visible; a failed load is retried at once", () => {
  const kept = openShop("/")
  lose(kept)
  kept.answer("LoadStores", [brygga])
  restore(kept)
  expect([kept.see().store.list._tag, running(kept)]).toEqual(["Loaded", ["LoadStores"]])
  kept.answer("LoadStores", [])
  restore(kept)
  expect(running(kept)).toEqual([])

  const nothing = openShop("/butikker/torget/meny/pizza")
  lose(nothing)
  nothing.fail("LoadStore", { _tag: "Unreachable" })
  restore(nothing)
  expect(running(nothing)).toEqual(["LoadStore"])
})

test("the cart's price is requested again automatically", () => {
  const stage = openMenu()
  stage.put(addLarge)
  lose(stage)
  stage.wait(1000)
  stage.fail("ValidatePrice", { _tag: "Unreachable" })
  expect(stage.see().validation._tag).toBe("Unconfirmed")
  restore(stage)
  stage.answer("ValidatePrice", priceOf(269))
  expect(stage.see().validation._tag).toBe("Confirmed")
})

test("an unanswered order is resent unchanged at once", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  stage.put({ type: "FieldTyped", field: "lastName", text: "En" })
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 00" })
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const first = stage.running().find(({ type }) => type === "PlaceOrder")
  lose(stage)
  stage.fail("PlaceOrder", { _tag: "Unreachable" })
  expect(running(stage)).not.toContain("PlaceOrder")
  restore(stage)
  expect(stage.running().filter(({ type }) => type === "PlaceOrder")).toEqual([first])
})
