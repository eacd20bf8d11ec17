import { describe, expect, test } from "vitest"
import {
  add,
  codesIn,
  earlierLine,
  menuTwo,
  one,
  openCart,
  openStore,
  standing,
  storeTwo,
} from "./cartStage.fixture.ts"

const again = (...lines: readonly string[]) =>
  ({
    type: "Reordered",
    storeId: "1",
    storeName: "Store 1",
    lines: lines.map(earlierLine),
    way: null,
    coupons: ["TI"],
  }) as const

describe("beer of an earlier order", () => {
  const withBeer = () => {
    const stage = openStore()
    stage.put(again("BEER", "COLA", "GONE"))
    stage.answer("LoadStatus", standing())
    return stage
  }

  test("is listed as left out while the customer is asked for their age, and is added on a yes", () => {
    const stage = withBeer()
    expect(codesIn(stage)).toEqual(["COLA"])
    expect(stage.see().cart.leftOut).toMatchObject([
      { _tag: "Line", name: { nb: "BEER" }, loss: { _tag: "AgeUnknown" } },
      { _tag: "Line", name: { nb: "GONE" }, loss: { _tag: "Gone" } },
    ])
    expect(stage.see().asked).toMatchObject([{ content: { _tag: "AgeRestriction", productName: { nb: "BEER" } } }])
    stage.agree()
    expect(codesIn(stage)).toEqual(["COLA", "BEER"])
    expect(stage.see().cart).toMatchObject({ manualDeals: ["TI"], leftOut: [{ name: { nb: "GONE" } }] })
    expect(stage.see().asked).toHaveLength(1)
  })

  test("does not change what an undo restores", () => {
    const stage = openStore()
    stage.put(add("FRIES"))
    stage.put(again("BEER", "COLA"))
    stage.agree()
    stage.answer("LoadStatus", standing())
    stage.agree()
    expect(codesIn(stage)).toEqual(["FRIES", "COLA", "BEER"])
    stage.put({ type: "MoveUndone" })
    expect(codesIn(stage)).toEqual(["FRIES"])
  })

  test("needs confirmation even if the customer has confirmed their age in this visit", () => {
    const stage = openStore()
    stage.put({ type: "AgeConfirmed", waiting: add("BEER") })
    stage.put({ type: "CartEmptied" })
    stage.put(again("BEER"))
    stage.answer("LoadStatus", standing())
    expect([codesIn(stage), stage.see().asked.length]).toEqual([[], 1])
  })

  test("leaves the list of what was left out once it is added; the rest stays listed", () => {
    const stage = openStore()
    stage.put({ ...again("BEER"), way: { method: "delivery", hotspotId: null } })
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toMatchObject([{ _tag: "Line" }, { _tag: "NoAddress" }])
    stage.agree()
    expect(stage.see().cart.leftOut).toEqual([{ _tag: "NoAddress" }])
  })

  test("is restored without another question when the cart returns from a store that does not sell it", () => {
    const stage = openStore()
    stage.put({ type: "AgeConfirmed", waiting: add("BEER") })
    stage.put({ type: "StoreChosen", storeSlug: "store-2" })
    const products = menuTwo.products.filter(({ productCode }) => productCode !== "BEER")
    stage.answer("LoadStore", { store: storeTwo, menu: { ...menuTwo, products } })
    stage.answer("LoadStatus", standing())
    const back = stage.see().asked.at(-1)?.onCancel
    if (back) stage.put(back)
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing())
    expect([codesIn(stage), stage.see().asked.length]).toEqual([["BEER"], 1])
  })
})

describe("an earlier order that waits for its store", () => {
  test("still waits on the cart page, and is added there", () => {
    const stage = openStore()
    stage.put(again("COLA"))
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(stage.see().cart.isReordering).toBe(true)
    stage.answer("LoadStatus", standing())
    expect(codesIn(stage)).toEqual(["COLA"])
  })

  test("still waits on its own store's menu, and no longer once another store's menu is opened", () => {
    const stage = openStore()
    stage.put(again("COLA"))
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/butikker/store-1/meny/pizza", how: "link" })
    expect(stage.see().cart.isReordering).toBe(true)
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    expect(stage.see().cart.isReordering).toBe(false)
  })

  test("is listed line by line when its store is gone; another store that is gone changes nothing", () => {
    const stage = openCart()
    stage.put({ type: "StoreMissed", wanted: null })
    stage.put(again("COLA", "FRIES"))
    stage.put({ type: "StoreMissed", wanted: "9" })
    expect(stage.see().cart).toMatchObject({ leftOut: [], isReordering: true })
    stage.put({ type: "StoreMissed", wanted: "1" })
    expect(stage.see().cart).toMatchObject({
      isReordering: false,
      leftOut: [{ name: { nb: "COLA" } }, { name: { nb: "FRIES" } }],
    })
    expect(stage.panel()).toBe("ShoppingCart")
  })
})
