import { expect, test } from "vitest"
import { brygga, bryggaWithMenu, placedOrder, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { openMenu, openShop } from "../../shop/shopStage.fixture.ts"

const torget = { id: "no-1", slug: "torget", name: "Torget" }

const kept = (stage: ReturnType<typeof openShop>) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === "store" ? [told.kept.value] : []))

test("a store is remembered, on the device as well, once its opened menu is loaded", () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  expect(stage.see().storeMemory.chosen).toBeNull()
  stage.answer("LoadStore", torgetWithMenu)
  expect(stage.see().storeMemory.chosen).toEqual(torget)
  expect(kept(stage)).toEqual([torget])
  expect(openShop("/", { store: torget }).see().storeMemory.chosen).toEqual(torget)
})

test("another page of the same store stores nothing again; returning to a loaded store chooses it", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza/margherita", how: "link" })
  expect(kept(stage)).toHaveLength(1)
  stage.put({
    type: "KeptElsewhere",
    kept: { entry: "store", value: { id: brygga.id, slug: "brygga", name: "Brygga" } },
  })
  expect(stage.see().storeMemory.chosen?.slug).toBe("brygga")
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" })
  expect(stage.see().storeMemory.chosen).toEqual(torget)
})

test("another store replaces it; an unknown one does not", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: "/butikker/nowhere/meny/pizza", how: "link" })
  stage.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
  expect(stage.see().storeMemory.chosen).toEqual(torget)
  stage.put({ type: "PathOpened", path: "/butikker/brygga/meny/pizza", how: "link" })
  stage.answer("LoadStore", bryggaWithMenu)
  expect(stage.see().storeMemory.chosen?.slug).toBe("brygga")
})

test("a store loaded only to draw an order's pizzas is not chosen", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.answer("LoadStore", torgetWithMenu)
  expect([stage.see().storeMemory.chosen, kept(stage)]).toEqual([null, []])
})

test("changes of other entries change nothing here", () => {
  const stage = openMenu()
  stage.put({ type: "KeptElsewhere", kept: { entry: "consent", value: null } })
  expect(stage.see().storeMemory.chosen).toEqual(torget)
})
