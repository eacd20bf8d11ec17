import { describe, expect, test } from "vitest"
import { addCola, addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { brygga, bryggaWithMenu, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"
import { marketOf } from "../../domain/market/markets.ts"

type Stage = ReturnType<typeof openShop>

const pathOf = (storeSlug: string) => writePath(marketOf("no"), "nb", { _tag: "Menu", storeSlug })
const lines = (stage: Stage) =>
  stage.see().cart.lines.map(({ variationCode, quantity }) => `${variationCode} × ${quantity}`)
const asked = (stage: Stage) => stage.see().dialog.open

/** A pizza and two colas move from Torget to Brygga, which sells no cola; the choice is made in a list of stores. */
const atBrygga = () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put(addCola)
  stage.put({ type: "StoreChosen", storeSlug: "brygga" })
  stage.put({ type: "PathOpened", path: pathOf("brygga"), how: "link" })
  stage.answer("LoadStore", bryggaWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  return stage
}

const goBack = (stage: Stage) => {
  stage.put({ type: "DialogCancelled", id: asked(stage)?.id ?? "" })
  stage.answer("LoadStore", torgetWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
}

describe("moving to a store that lacks some of the cart", () => {
  test("lists what the store lacks, and offers the way back", () => {
    const stage = atBrygga()
    expect(asked(stage)?.content).toMatchObject({
      topic: { _tag: "ProductsUnavailable", storeName: "Brygga", unavailable: [{ nb: "Cola" }], from: "Torget" },
    })
    expect([stage.see().cart.storeId, lines(stage)]).toEqual([brygga.id, ["MARG_AM40 × 1"]])
  })

  test("keeps the rest after a yes, or when the dialog is dismissed", () => {
    for (const type of ["DialogConfirmed", "DialogClosed"] as const) {
      const stage = atBrygga()
      stage.put({ type, id: asked(stage)?.id ?? "" })
      expect([asked(stage), stage.see().cart.storeId, lines(stage)]).toEqual([null, brygga.id, ["MARG_AM40 × 1"]])
    }
  })

  test("is undone by a no: the previous store is remembered, and its menu shown with the whole cart", () => {
    const stage = atBrygga()
    goBack(stage)
    expect([stage.see().cart.storeSlug, lines(stage)]).toEqual(["torget", ["MARG_AM40 × 1", "COLA × 2"]])
    expect([stage.see().route.path, stage.see().store.current?.store.slug]).toEqual([pathOf("torget"), "torget"])
    expect([asked(stage), stage.see().storeMemory.chosen?.slug]).toEqual([null, "torget"])
  })

  test("from the cart page leaves the customer there", () => {
    const stage = openMenu()
    stage.put(addCola)
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "StoreChosen", storeSlug: "brygga" })
    stage.answer("LoadStore", bryggaWithMenu)
    stage.fail("LoadStatus", { _tag: "Unreachable" })
    expect(lines(stage)).toEqual([])
    goBack(stage)
    expect([stage.see().route.path, lines(stage)]).toEqual(["/handlevogn", ["COLA × 2"]])
  })
})

test("viewing a store's location neither chooses it, nor moves the cart, nor navigates", () => {
  const stage = openMenu()
  stage.put(addCola)
  stage.put({ type: "PathOpened", path: "/butikker/brygga", how: "link" })
  stage.answer("LoadStore", bryggaWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  expect(stage.see().route.screen).toEqual({ _tag: "Store", storeSlug: "brygga" })
  expect([stage.see().storeMemory.chosen?.slug, stage.see().cart.storeSlug]).toEqual(["torget", "torget"])
})
