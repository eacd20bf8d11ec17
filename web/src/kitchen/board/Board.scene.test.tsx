import { expect, test } from "vitest"
import { page } from "vitest/browser"
import type { KitchenOrder } from "@skorpe/core/domain/order"
import { openSceneBoard } from "../../states/kitchenBoard.ts"
import { acceptedOrders, laterOrders, orderOf, paidOrder } from "../../states/kitchenOrders.ts"
import { renderKitchen } from "../../testing/renderKitchen.tsx"

const cardOf = ({ number }: Pick<KitchenOrder, "number">) => page.getByRole("article", { name: `Bestilling ${number}` })

test("an order for another day says on which one it begins and is due", async () => {
  await renderKitchen(openSceneBoard("nb", laterOrders))
  const tomorrow = page.getByRole("article", { name: "Bestilling 15" })
  await expect.element(tomorrow.getByText("Begynn søndag 17:45")).toBeVisible()
  await expect.element(tomorrow.getByText("Klar søndag 18:00")).toBeVisible()
  const another = page.getByRole("article", { name: "Bestilling 16" })
  await expect.element(another.getByText("Begynn tirsdag 1. desember 17:45")).toBeVisible()
  await expect.element(another.getByText("Klar tirsdag 1. desember 18:00")).toBeVisible()
})

test("each step of an order has a different text from the one before", async () => {
  const said = (one: KitchenOrder) => cardOf(one).getByTestId("order-state").element().textContent
  await renderKitchen(openSceneBoard("nb", acceptedOrders))
  const words = acceptedOrders.map(said)
  for (const [nth, word] of words.entries()) expect(word).not.toBe(words[nth - 1])
})

test("only for a called-off order that was paid by card does the board say that the money goes back", async () => {
  const kitchen = openSceneBoard("nb", [paidOrder, orderOf(31)])
  await renderKitchen(kitchen)
  const note = "Kortbetalingen går tilbake av seg selv"
  for (const order of [paidOrder, orderOf(31)]) {
    kitchen.report("FollowOrders", { ...order, sequence: 9, status: "cancelled", reason: "Utsolgt" })
  }
  await page.getByText("Avsluttet").click()
  await expect.element(cardOf(paidOrder).getByText(note)).toBeVisible()
  expect(cardOf({ number: 31 }).getByText(note).query()).toBeNull()
})

test("an order that can be picked up counts no minutes and is not called late", async () => {
  const kitchen = openSceneBoard("nb", [
    { ...paidOrder, step: "canBePickedUp", next: { type: "Complete" } },
    { ...orderOf(31), status: "accepted", step: "inOven" },
  ])
  await renderKitchen(kitchen)
  await expect.element(cardOf(paidOrder).getByText("Klar 18:30")).toBeVisible()
  expect(
    cardOf(paidOrder)
      .getByText(/min|Nå/)
      .query(),
  ).toBeNull()
  kitchen.wait(45 * 60_000)
  await expect.element(cardOf({ number: 31 }).getByText("15 min for sent")).toBeVisible()
  expect(cardOf(paidOrder).getByText("for sent").query()).toBeNull()
})
