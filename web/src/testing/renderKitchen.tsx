import "../kit/base.css"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { onTestFinished } from "vitest"
import { KitchenTree } from "../kitchen/KitchenTree.tsx"
import { makeDictionary } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"
import type { SceneKitchen } from "./sceneKitchen.ts"

/** Renders a kitchen's page in Norwegian until the test ends. */
export const renderKitchen = async (kitchen: SceneKitchen): Promise<void> => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const dictionary = makeDictionary("nb", await fetchWords("nb"))
  flushSync(() => root.render(<KitchenTree kitchen={kitchen} dictionary={dictionary} />))
}
