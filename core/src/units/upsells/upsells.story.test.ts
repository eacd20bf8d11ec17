import { describe, expect, test } from "vitest"
import type { Upsell } from "../../domain/menu/upsell.ts"
import { cola, margherita, menuOfTwo, torget } from "../../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { standing } from "../cart/cartStage.fixture.ts"
import { patience } from "./actor.ts"

const title = { nb: "Noe å drikke?", sv: "Något att dricka?", en: "A drink?" }
const thirsty: Upsell = {
  id: "thirsty",
  title,
  whenInCart: [],
  unlessInCart: ["Drinks"],
  products: ["COLA"],
  priority: 1,
}

const openFilled = () => {
  const stage = openMenu()
  stage.put(addLarge)
  return {
    ...stage,
    want: () => stage.put({ type: "CheckoutWanted" }),
    asked: () => stage.running().filter(({ type }) => type === "LoadUpsells"),
    modal: () => stage.see().overlay.modal,
    at: () => stage.see().route.screen._tag,
  }
}

const openShowing = () => {
  const stage = openFilled()
  stage.want()
  stage.answer("LoadUpsells", [thirsty])
  return stage
}

describe("on the way to the checkout", () => {
  test("upsells are requested with the cart and the favourites, and shown in the panel", () => {
    const stage = openFilled()
    stage.put({ type: "FavouriteToggled", variationCode: "COLA" })
    stage.want()
    expect(stage.asked()).toEqual([
      {
        type: "LoadUpsells",
        storeId: "no-1",
        cartItems: [{ variationCode: "MARG_AM40", quantity: 1 }],
        favourites: ["COLA"],
      },
    ])
    expect([stage.see().upsells.step, stage.modal()]).toEqual(["asking", null])
    stage.answer("LoadUpsells", [thirsty])
    expect(stage.see().upsells).toEqual({ step: "showing", shelves: [thirsty] })
    expect(stage.modal()?.modal).toEqual({ _tag: "Upsells" })
  })

  test("a product from a shelf is added as usual; the shelves stay", () => {
    const stage = openShowing()
    stage.put(addCola)
    expect(stage.see().cart.totalCount).toBe(3)
    expect(stage.see().upsells).toMatchObject({ step: "showing", shelves: [thirsty] })
  })

  test("when the customer continues, the checkout opens and the panel closes", () => {
    const stage = openShowing()
    stage.put({ type: "UpsellsPassed" })
    expect([stage.at(), stage.modal()?.isClosing, stage.see().upsells]).toEqual([
      "Checkout",
      true,
      { step: "idle", shelves: [] },
    ])
  })

  test("a customer who closes the panel stays on the page; the next time the checkout opens directly", () => {
    const stage = openShowing()
    stage.put({ type: "ModalClosed", id: stage.modal()?.id ?? "", by: "swipe" })
    expect([stage.at(), stage.see().upsells.step]).toEqual(["Menu", "idle"])
    stage.want()
    expect([stage.at(), stage.asked()]).toEqual(["Checkout", []])
  })

  test("a customer who closes the cart before the answer stays on the page, and is asked the next time", () => {
    const stage = openFilled()
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    stage.want()
    stage.put({ type: "ModalClosed", id: stage.modal()?.id ?? "", by: "back" })
    expect([stage.see().upsells.step, stage.asked()]).toEqual(["idle", []])
    stage.wait(patience)
    expect(stage.at()).toBe("Menu")
    stage.want()
    expect(stage.asked()).toHaveLength(1)
  })

  test.each([
    { type: "CartEmptied" },
    { type: "DrawerOpened" },
    { type: "ModalOpened", modal: { _tag: "Deals" } },
  ] as const)("a customer who does something else meanwhile ($type) is not redirected", (event) => {
    const stage = openFilled()
    stage.want()
    stage.put(event)
    stage.wait(patience)
    expect([stage.at(), stage.see().upsells.step]).toEqual(["Menu", "idle"])
  })

  test("the shelves are shown once per cart, and again for the next one", () => {
    const stage = openShowing()
    stage.put({ type: "UpsellsPassed" })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.want()
    expect([stage.at(), stage.asked()]).toEqual(["Checkout", []])
    stage.say({ type: "OrderPlaced", orderId: "o1", key: stage.see().cart.cartId })
    stage.put(addLarge)
    stage.want()
    expect(stage.asked()).toHaveLength(1)
  })

  test.each([
    ["nothing fits", []],
    ["only beer and unknown products fit", [{ ...thirsty, products: ["PILS", "NOPE"] }]],
    ["the cart already has the category", [{ ...thirsty, unlessInCart: ["Pizza"] }]],
  ] as const)("when %s the checkout opens at once", (_, shelves) => {
    const stage = openFilled()
    stage.want()
    stage.answer("LoadUpsells", shelves)
    expect([stage.at(), stage.modal(), stage.see().upsells.step]).toEqual(["Checkout", null, "idle"])
  })

  test.each([{ _tag: "Unreachable" }, { _tag: "Refused", status: 404, problems: [] }, { _tag: "Defect" }])(
    "a failed request ($_tag) does not block the checkout",
    (failure) => {
      const stage = openFilled()
      stage.want()
      stage.fail("LoadUpsells", failure)
      expect([stage.at(), stage.see().upsells.step]).toEqual(["Checkout", "idle"])
    },
  )

  test("an unanswered request does not either: it times out, and a late answer is ignored", () => {
    const stage = openFilled()
    stage.want()
    const key = stage.keyOf("LoadUpsells")
    stage.wait(patience - 1)
    expect(stage.at()).toBe("Menu")
    stage.wait(1)
    expect([stage.at(), stage.asked()]).toEqual(["Checkout", []])
    expect(stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: [] } })).toBe(false)
  })

  test("a customer who navigates away meanwhile is not redirected", () => {
    const stage = openFilled()
    stage.want()
    stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
    stage.wait(60_000)
    expect([stage.at(), stage.asked(), stage.modal()]).toEqual(["Stores", [], null])
  })

  test("a customer who opened the panel meanwhile is not stuck in it: closing it opens the checkout", () => {
    const stage = openFilled()
    stage.want()
    stage.put({ type: "ModalOpened", modal: { _tag: "Upsells" } })
    stage.answer("LoadUpsells", [thirsty])
    expect(stage.see().upsells.step).toBe("showing")
    stage.put({ type: "ModalClosed", id: stage.modal()?.id ?? "", by: "button" })
    expect(stage.see().upsells.step).toBe("idle")
    stage.want()
    expect(stage.at()).toBe("Checkout")
  })

  test("a customer who adds another product meanwhile still gets to the checkout", () => {
    const stage = openFilled()
    stage.want()
    stage.put(addLarge)
    expect(stage.asked()).toHaveLength(1)
    stage.answer("LoadUpsells", [])
    expect(stage.at()).toBe("Checkout")
  })

  test("the store's clock decides what is sold out, however far off the device's clock is", () => {
    const sold = { ...cola.variations[0], soldOutUntil: 0 }
    const atStore = (serverTime: number, soldOutUntil: number) => {
      const stage = openShop("/butikker/torget/meny/pizza")
      const variations = [{ ...sold, soldOutUntil }] as const
      const menu = { ...menuOfTwo, products: [margherita, { ...cola, variations }] }
      stage.answer("LoadStore", { store: torget, menu })
      stage.answer("LoadStatus", standing({ serverTime }))
      stage.put(addLarge)
      stage.put({ type: "CheckoutWanted" })
      stage.answer("LoadUpsells", [thirsty])
      return stage.see().upsells.step
    }
    const [now, hour] = [openMenu().world().t, 3_600_000]
    expect(atStore(now - 2 * hour, now - hour)).toBe("idle")
    expect(atStore(now + 2 * hour, now + hour)).toBe("showing")
  })

  test("the request carries the time that the order is for; as soon as possible has none", () => {
    const stage = openFilled()
    const tomorrow = stage.world().t + 24 * 3_600_000
    stage.say({ type: "TimeRequested", requested: tomorrow })
    stage.want()
    expect(stage.asked()).toMatchObject([{ requestedTime: tomorrow }])
  })

  test("a double click sends one request", () => {
    const stage = openFilled()
    stage.want()
    stage.want()
    expect(stage.asked()).toHaveLength(1)
  })
})

test("an empty cart does not open the checkout", () => {
  const stage = openShop()
  stage.put({ type: "CheckoutWanted" })
  stage.put({ type: "UpsellsPassed" })
  expect([stage.see().route.screen._tag, stage.running()]).toEqual([
    "Landing",
    expect.not.arrayContaining([{ type: "LoadUpsells" }]),
  ])
})

describe("the page of extras", () => {
  const atPage = () => {
    const stage = openMenu()
    stage.put(addLarge)
    stage.put({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    return stage
  }

  test("requests upsells again for another time, also while the first request is in flight", () => {
    const stage = atPage()
    const asked = () => stage.running().flatMap((call) => (call.type === "LoadUpsells" ? [call.requestedTime] : []))
    const evening = stage.world().t + 6 * 3_600_000
    expect(asked()).toEqual([undefined])
    stage.say({ type: "TimeRequested", requested: evening })
    expect(asked()).toEqual([evening])
    stage.answer("LoadUpsells", [thirsty])
    stage.say({ type: "TimeRequested", requested: null })
    expect(asked()).toEqual([undefined])
  })

  test("lists upsells and leads to the checkout, which shows no panel again", () => {
    const stage = atPage()
    stage.answer("LoadUpsells", [thirsty])
    expect(stage.see().upsells).toMatchObject({ step: "listed", shelves: [thirsty] })
    stage.put({ type: "UpsellsPassed" })
    expect(stage.see()).toMatchObject({ route: { path: "/betaling" }, upsells: { step: "idle", shelves: [] } })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "CheckoutWanted" })
    expect(stage.see().route.path).toBe("/betaling")
  })

  test("requests nothing for an empty cart, and does so once it has an item", () => {
    const stage = openShop("/legg-til-mer")
    expect(stage.running().map(({ type }) => type)).not.toContain("LoadUpsells")
    expect(stage.see().upsells).toEqual({ step: "listed", shelves: [] })
    const other = openMenu()
    other.put({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    expect(other.running().map(({ type }) => type)).not.toContain("LoadUpsells")
    other.put(addLarge)
    other.answer("LoadUpsells", [thirsty])
    expect(other.see().upsells).toMatchObject({ step: "listed", shelves: [thirsty] })
  })

  test("requests upsells for a cart from the device", () => {
    const earlier = openMenu()
    earlier.put(addLarge)
    const kept = earlier.see().cart
    const saved = earlier.told().flatMap((one) => (one.type === "SaveCart" ? [one.cart] : []))
    const stage = openShop("/legg-til-mer", { cart: saved.at(-1) })
    expect(stage.see().cart.totalCount).toBe(kept.totalCount)
    expect(stage.running()).toContainEqual(expect.objectContaining({ type: "LoadUpsells", storeId: kept.storeId }))
  })

  test("requests upsells again for another time, when other products are sold out", () => {
    const stage = openShop("/butikker/torget/meny/pizza")
    const morning = Date.UTC(2026, 10, 22, 5)
    const [serving] = cola.variations
    const tonight = { ...cola, variations: [{ ...serving, soldOutUntil: morning }] as const }
    stage.answer("LoadStore", { store: torget, menu: { ...menuOfTwo, products: [margherita, tonight] } })
    stage.answer("LoadStatus", standing({ serverTime: stage.world().t }))
    stage.put(addLarge)
    stage.put({ type: "TimingOpened" })
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    stage.put({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    stage.answer("LoadUpsells", [thirsty])
    expect(stage.see().upsells).toEqual({ step: "listed", shelves: [thirsty] })
    stage.put({ type: "TimeOptionChosen", option: "now" })
    stage.answer("LoadUpsells", [thirsty])
    expect(stage.see().upsells).toEqual({ step: "listed", shelves: [] })
  })

  test("is empty when the request fails, and is cleared when the customer leaves", () => {
    const stage = atPage()
    stage.fail("LoadUpsells", { _tag: "Unreachable" })
    expect(stage.see().upsells).toMatchObject({ step: "listed", shelves: [] })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(stage.see().upsells.step).toBe("idle")
  })
})
