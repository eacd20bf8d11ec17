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

/** Without the choice of time, which opens the picker as soon as it is drawn; returns what is told, and what is pressed. */
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

test("no other time is asked for while the picker's code has not come, which proposes one", async () => {
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

test("a store that offers no time at all is said to be closed once the picker has none", async () => {
  const shop = goTo(atClosedForGood({ market: "no", language: "nb" }), { _tag: "Checkout" })
  const outcome = await drawOutcome(shop)
  expect(outcome()).toEqual([expect.stringContaining("Butikken er stengt da."), expect.not.stringContaining("Henter")])
})

test("nor is it kept quiet for ever where the store's status does not come", async () => {
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
