// First, as on the page: it sets the order of the CSS layers for all other style sheets.
import "../kit/base.css"
import axe from "axe-core"
import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished } from "vitest"
import { App } from "../app/App.tsx"
import { fetchAll } from "../start/fetchAhead.ts"
import { ShopProvider } from "../shop/ShopProvider.tsx"
import { makeDictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { fetchWords } from "../texts/fetchWords.ts"
import type { SceneShop } from "./sceneShop.ts"
import { scrollToEnd } from "./scrollToEnd.ts"

/** Renders a shop's whole page, or a part of it, with the texts that a browser fetches, and with all lazy code loaded. */
export const renderScene = async (shop: SceneShop, drawn: ReactNode = <App scroll={0} />): Promise<void> => {
  const { language } = shop.views().route
  const [words] = await Promise.all([fetchWords(language), fetchAll()])
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
        <ShopProvider value={shop}>{drawn}</ShopProvider>
      </DictionaryProvider>,
    ),
  )
}

/** Violations of axe's rules for WCAG 2.2 AA and best practice in what is on screen now. */
const findAxeViolations = async (): Promise<readonly string[]> => {
  // An element that is still fading in does not have its final colours yet.
  await Promise.all(document.getAnimations().map((animation) => Promise.resolve(animation.finish()).catch(() => {})))
  const { violations } = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Fails on any violation of axe's rules on the current page. */
export const expectNoAxeViolations = async (): Promise<void> => expect(await findAxeViolations()).toEqual([])

/**
 * Like `expectNoAxeViolations`, under a notice and a header that stay in place: they cover a part of whatever scrolls
 * under them, so only what is wrong at the page's top and at its end counts.
 */
export const expectNoAxeViolationsUnderNotice = async (): Promise<void> => {
  scrollTo({ top: 0, behavior: "instant" })
  const atTop = await findAxeViolations()
  await scrollToEnd()
  const atEnd = await findAxeViolations()
  expect(atTop.filter((violation) => atEnd.includes(violation))).toEqual([])
}
