import { flushSync } from "react-dom"
import { expect, test } from "vitest"
import { atClosedForGood } from "../../states/cartPlaces.ts"
import { goTo } from "../../states/visit.ts"
import { renderScene } from "../../testing/renderScene.tsx"
import { menu, priceOf } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { torget } from "../../testing/stores.ts"
import { atClosedCheckout } from "../../testing/walk.ts"
import { OrderButton } from "./OrderButton.tsx"
import { OrderOutcome } from "./OrderOutcome.tsx"

/**
 * Renders without `HandoverTime`, which would open the picker; returns a reader of the outcome's and the button's
 * texts.
 */
const drawOutcome = async (shop: SceneShop): Promise<() => readonly (string | undefined)[]> => {
  await renderScene(
    shop,
    <>
      <OrderOutcome />
      <OrderButton />
    </>,
  )
  return () => [document.querySelector("[data-outcome]")?.textContent, document.querySelector("button")?.textContent]
}

test("the customer is not asked for another time while the picker, which proposes one, is still loading", async () => {
  const shop = atClosedCheckout()
  const isBlocked = () => shop.views().checkout.blocks.some(({ _tag }) => _tag === "StoreClosed")
  const outcome = await drawOutcome(shop)
  expect([isBlocked(), ...outcome()]).toEqual([true, "", "Henter ledige tider …"])

  flushSync(() => shop.send({ type: "TimingOpened" }))
  shop.wait(1_000)
  shop.answer("ValidatePrice", priceOf(299))
  expect(isBlocked()).toBe(false)
  await expect.poll(outcome).toEqual(["", expect.stringMatching(/^Bestill for 299\skr$/)])
})

test("a store without any available time is reported closed once the picker has found none", async () => {
  const shop = goTo(atClosedForGood({ market: "no", language: "nb" }), { _tag: "Checkout" })
  const outcome = await drawOutcome(shop)
  expect(outcome()).toEqual([expect.stringContaining("Butikken er stengt da."), expect.not.stringContaining("Henter")])
})

test("a store is also reported closed after a while when its status cannot be loaded", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: { ...torget, openingHours: [] }, menu })
  shop.fail("LoadStatus", { _tag: "Unreachable" })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(6_000)
  shop.answer("ValidatePrice", priceOf(299))
  const outcome = await drawOutcome(shop)
  flushSync(() => shop.send({ type: "TimingOpened" }))
  await expect.poll(outcome).toEqual(["", "Henter ledige tider …"])
  flushSync(() => shop.wait(10_000))
  await expect
    .poll(outcome)
    .toEqual([expect.stringContaining("Butikken er stengt da."), expect.stringMatching(/^Bestill for 299\skr$/)])
})
