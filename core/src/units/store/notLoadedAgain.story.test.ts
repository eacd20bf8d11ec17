import { describe, expect, test } from "vitest"
import { brygga, bryggaWithMenu, torget, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { standing } from "../cart/cartStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const running = (stage: Stage) =>
  stage.running().flatMap(({ type }) => (type.startsWith("Load") && type !== "LoadUser" ? [type] : []))
const goTo = (stage: Stage, path: string) => stage.put({ type: "PathOpened", path, how: "link" })

/** A customer at Torget's menu, whose status is known. */
const atTorget = () => {
  const stage = openMenu()
  stage.answer("LoadStatus", standing())
  return stage
}

/** The same with a pizza in the cart. */
const withPizza = () => {
  const stage = atTorget()
  stage.put(addLarge)
  return stage
}

test("a store that the customer chose is loaded even if another menu is needed meanwhile, to draw or to name something", () => {
  const stage = openShop("/")
  stage.put({ type: "StoreChosen", storeSlug: torget.slug })
  stage.say({ type: "MenuWanted", storeId: brygga.id })
  expect(stage.running().filter(({ type }) => type === "LoadStore")).toEqual([
    { type: "LoadStore", store: torget.slug },
  ])
  stage.answer("LoadStore", torgetWithMenu)
  stage.say({ type: "MenuWanted", storeId: brygga.id })
  expect(stage.running()).toContainEqual({ type: "LoadStore", store: brygga.id })
})

describe("a menu that is shown is not loaded again", () => {
  test("when the customer chooses its store, or another part of the page needs it", () => {
    const stage = atTorget()
    stage.say({ type: "MenuWanted", storeId: torget.id })
    expect(running(stage)).toEqual([])
    stage.put({ type: "StoreChosen", storeSlug: torget.slug })
    expect(running(stage)).toEqual(["LoadStatus"])
  })

  test("when an earlier order from its store is put into the cart: only its stock is loaded again", () => {
    const stage = withPizza()
    const order = { storeId: torget.id, storeName: torget.name, lines: [], way: null, coupons: [] }
    stage.say({ type: "ReorderAgreed", order, how: "add" })
    expect(running(stage)).toEqual(["LoadStatus"])
    stage.answer("LoadStatus", standing())
    stage.say({ type: "ReorderAgreed", order, how: "ofAge" })
    expect(running(stage)).toEqual([])
  })

  test("when the connection is back, as long as it came from the server; nor is the list", () => {
    const stage = atTorget()
    stage.put({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore: true } })
    stage.answer("LoadStores", [brygga])
    stage.put({ type: "ConnectionRestored" })
    expect(running(stage)).toEqual(["LoadStatus"])
    stage.put({ type: "ConnectionRestored" })
    expect(running(stage)).toEqual(["LoadStatus"])
  })
})

test("a menu goes on loading while the customer reads another page", () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  goTo(stage, "/kontakt")
  expect(running(stage)).toEqual(["LoadStore"])
  stage.answer("LoadStore", torgetWithMenu)
  expect(stage.see().store.current?.store.slug).toBe("torget")
})

test("a menu that cannot be loaded is tried again; one of an unknown store is not", () => {
  const silent = openShop("/butikker/torget/meny/pizza")
  silent.fail("LoadStore", { _tag: "Unreachable" })
  expect(silent.see().store.shown).toEqual({ _tag: "Failed" })
  silent.put({ type: "ConnectionRestored" })
  expect(running(silent)).toEqual(["LoadStore"])
  const unknown = openShop("/butikker/ukjent/meny/pizza")
  unknown.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
  expect(unknown.see().store.shown).toEqual({ _tag: "Missing" })
})

test.each([
  ["known", (stage: Stage) => stage.answer("LoadStatus", standing())],
  ["not to be had", (stage: Stage) => stage.fail("LoadStatus", { _tag: "Unreachable" })],
])("viewing another store's menu leaves the cart in its own store, whose status is %s", (_, end) => {
  const stage = withPizza()
  goTo(stage, "/butikker/brygga/meny/pizza")
  stage.answer("LoadStore", bryggaWithMenu)
  end(stage)
  expect(stage.see().cart.storeSlug).toBe("torget")
})
