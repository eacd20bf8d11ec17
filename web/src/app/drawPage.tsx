import { renderToString } from "react-dom/server"
import type { DrawPage, PageAsked, Ready, ShopViews, ShopWorld } from "@skorpe/core/shop"
import { searchedDays } from "@skorpe/core/store"
import { spellAbout } from "@skorpe/core/time"
import { AfterWordsContext } from "../pictures/AfterWords.ts"
import { gatherDrawings } from "../pictures/gatherDrawings.ts"
import { lateDrawing } from "../pictures/lateDrawing.ts"
import { nativePlatform } from "../services/nativeBridge.ts"
import { menuPictures, pagePictures } from "../products/servedPictures.ts"
import { headOf } from "../head/headOf.ts"
import { Headline, type NotedHeadline } from "../kit/Headline.ts"
import { giveBirth } from "../kit/useBorn.ts"
import { makeDictionary, type Words } from "../texts/dictionary.ts"
import { seeShop } from "./lightShop.ts"
import { wakeUp } from "./lightShop.ts"
import { loadScreens } from "./lateScreens.ts"
import { isDrawnByServer, screenModules, unaskedModule } from "./screenModules.ts"
import { PageTree } from "./PageTree.tsx"
import { readyWorld } from "./ready.ts"
import { build, type Shop, theMarket } from "./shopContext.ts"
import { startAfterPaint as start, tookOver } from "./startAfterPaint.ts"

await loadScreens()
await lateDrawing.load()
await wakeUp()

export { menuPictures, pagePictures }

/** What a drawn page starts with (`Drawing`). */
export const startAfterPaint = `(${start.toString()})("${tookOver}", ${nativePlatform.toString()})`

/** Days for which a page may ask how the clocks go: a store's opening is searched for so far, and reckoned from a day on. */
const lookedAhead = searchedDays + 2

/** Folds a world for an address with what the server knows, and draws it as the browser would. */
export const drawPage: DrawPage = (asked) => {
  const { origin, path, t } = asked
  const known = knownFor(asked)
  const world = readyWorld(theMarket.id, { path, t, build, known })
  const views = seeShop(world)
  const { language, screen } = views.route
  const about = { market: theMarket, views, origin }
  if (isNowhere(world, views)) {
    return { _tag: "Missing", head: headOf({ ...about, title: null, isPublic: false }) }
  }
  if (!isDrawnByServer(screen._tag)) {
    return { _tag: "Personal", head: headOf({ ...about, title: null, isPublic: false }) }
  }
  const module = screenModules[screen._tag]
  const words = asked.words(language, [module, unaskedModule])
  const shop: Shop = {
    market: theMarket,
    isNative: false,
    send: () => undefined,
    views: () => views,
    first: { views: () => views, time: () => t },
    time: () => t,
    subscribe: () => () => undefined,
    exportLog: () => Promise.reject(new Error("a page that is only drawn has no log")),
  }
  const headline: NotedHeadline = { title: "Skorpe" }
  const { take, all } = gatherDrawings()
  const html = renderToString(
    <Headline value={headline}>
      <AfterWordsContext value={take}>
        <PageTree shop={shop} dictionary={makeDictionary(language, words as Words)} scroll={0} birth={giveBirth()} />
      </AfterWordsContext>
    </Headline>,
  )
  const ready = { build, path, t, spell: spellAbout(theMarket.timeZone, t, lookedAhead), known, words }
  const head = headOf({ ...about, title: headline.title, isPublic: true })
  return { _tag: "Drawn", html, drawings: all(), head, module, ready }
}

/** Whether an address leads to nothing: the server knows every store, so one that it has no answer about is none. */
const isNowhere = ({ calls }: ShopWorld, { route, store }: ShopViews): boolean => {
  const { screen } = route
  if (screen._tag === "NotFound" || Object.values(calls).some(({ command }) => command.type === "LoadStore"))
    return true
  return screen._tag === "Product" && !store.current?.menu.products.some(({ slug }) => slug === screen.productSlug)
}

/** Asks for answers until nothing more is asked for that the server knows. */
const knownFor = ({ path, t, answer }: PageAsked): Ready["known"] => {
  const known: Ready["known"][number][] = []
  for (;;) {
    const { calls } = readyWorld(theMarket.id, { path, t, build, known })
    const more = Object.values(calls).flatMap(({ command }) => {
      const value = answer(command)
      return value === undefined ? [] : [{ command, value }]
    })
    if (more.length === 0) return known
    known.push(...more)
  }
}
