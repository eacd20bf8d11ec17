import "../kit/base.css"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { openSceneBoard } from "../states/kitchenBoard.ts"
import { laterOrders } from "../states/kitchenOrders.ts"
import { makeDictionary } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"
import { KitchenTree } from "./KitchenTree.tsx"

test("an order for another day says on which one it begins and is due", async () => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const kitchen = openSceneBoard("nb", laterOrders)
  const dictionary = makeDictionary("nb", await fetchWords("nb"))
  flushSync(() => root.render(<KitchenTree kitchen={kitchen} dictionary={dictionary} />))
  const tomorrow = page.getByRole("article", { name: "Bestilling 15" })
  await expect.element(tomorrow.getByText("Begynn søndag 17:45")).toBeVisible()
  await expect.element(tomorrow.getByText("Klar søndag 18:00")).toBeVisible()
  const another = page.getByRole("article", { name: "Bestilling 16" })
  await expect.element(another.getByText("Begynn tirsdag 1. desember 17:45")).toBeVisible()
  await expect.element(another.getByText("Klar tirsdag 1. desember 18:00")).toBeVisible()
})
