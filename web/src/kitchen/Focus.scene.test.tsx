import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { openSceneBoard } from "../states/kitchenBoard.ts"
import { orderOf, trackingOf } from "../states/kitchenOrders.ts"
import { renderKitchen } from "../testing/renderKitchen.tsx"
import { openSceneKitchen, standsIn } from "../testing/sceneKitchen.ts"

test("an order that moves to another column takes the focus along, until it has ended", async () => {
  const order = orderOf(31)
  const kitchen = openSceneBoard("nb", [order])
  await renderKitchen(kitchen)
  const card = page.getByRole("article", { name: "Bestilling 31" })
  card.getByRole("button", { name: "Ta imot" }).element().focus()
  await userEvent.keyboard("{Enter}")
  kitchen.answer("SendReport", trackingOf(order, "accepted"))
  await expect.element(page.getByRole("region", { name: "I arbeid 1" }).getByRole("article")).toBeVisible()
  await expect.element(card).toHaveFocus()
  const done = { ...order, sequence: 9, status: "completed", next: null } as const
  kitchen.report("FollowOrders", done)
  await expect.element(page.getByRole("region", { name: "Avsluttet" })).toBeVisible()
  await expect.element(card).toHaveFocus()
})

test("with the keyboard alone, the focus goes from the key to the store and to its orders, and back when it is locked", async () => {
  const kitchen = openSceneKitchen("nb", { store: null }, false)
  await renderKitchen(kitchen)
  expect(document.activeElement).toBe(document.body)
  page.getByLabelText("Ansattnøkkel").element().focus()
  await userEvent.keyboard("key{Enter}")
  kitchen.answer("TryKey", null)
  await expect.element(page.getByRole("heading", { name: "Hvilken butikk er dette?" })).toHaveFocus()
  kitchen.answer("ListStores", [standsIn])
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("heading", { level: 1, name: standsIn.name })).toHaveFocus()
  page.getByRole("button", { name: "Lås", exact: true }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("heading", { name: "Lås opp kjøkkenet" })).toHaveFocus()
})
