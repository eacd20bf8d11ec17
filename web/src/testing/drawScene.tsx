// First, as on the page: it says in which order the layers of all other styles count.
import "../kit/base.css"
import axe from "axe-core"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished } from "vitest"
import { App } from "../app/App.tsx"
import { fetchAll } from "../app/fetchAhead.ts"
import { ShopProvider } from "../app/shopContext.ts"
import { lateDrawing } from "../pictures/lateDrawing.ts"
import { makeDictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { fetchWords } from "../texts/fetchWords.ts"
import type { SceneShop } from "./sceneShop.ts"

/** Draws the whole page of a shop, with the words as a customer's browser fetches them, and with all that comes later fetched ahead. */
export const drawScene = async (shop: SceneShop): Promise<void> => {
  const { language } = shop.views().route
  const [words] = await Promise.all([fetchWords(language), fetchAll(), lateDrawing.load()])
  const dictionary = makeDictionary(language, words)
  document.documentElement.lang = language
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  flushSync(() =>
    root.render(
      <DictionaryProvider value={dictionary}>
        <ShopProvider value={shop}>
          <App scroll={0} />
        </ShopProvider>
      </DictionaryProvider>,
    ),
  )
}

/** Every rule of WCAG 2.2 AA that a machine can check, on the page as it stands. */
export const expectNoAxeViolations = async (): Promise<void> => {
  // What still fades in has not its own colours yet.
  await Promise.all(document.getAnimations().map((animation) => Promise.resolve(animation.finish()).catch(() => {})))
  const { violations } = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([])
}
