import { renderToString } from "react-dom/server"
import type { RenderPage, PageRequest, HydrationData, ShopViews, ShopWorld } from "@skorpe/core/shop"
import { DeferDrawingContext } from "../pictures/DeferDrawing.ts"
import { gatherDrawings } from "../pictures/gatherDrawings.ts"
import { lazyDrawing } from "../pictures/lazyDrawing.ts"
import { nativePlatform } from "../services/nativeBridge.ts"
import { menuPictures, pagePictures } from "../products/servedPictures.ts"
import { headOf } from "../head/headOf.ts"
import { Headline, type NotedHeadline } from "../kit/Headline.ts"
import { beginHydration } from "../kit/hydration.ts"
import { makeDictionary, type Words } from "../texts/dictionary.ts"
import { loadLazyUnits, seeShop } from "./lazyShop.ts"
import { loadScreens } from "../app/lazyScreens.ts"
import { isDrawnByServer, screenModules, unaskedModule } from "../shop/screenModules.ts"
import { PageTree } from "../app/PageTree.tsx"
import { readOnlyActors } from "../shop/readOnlyActors.ts"
import { renderedWorld } from "./hydrationData.ts"
import { build, type Shop, theMarket } from "../shop/shopContext.ts"
import { carryOverReload } from "./carryOverReload.ts"
import { startAfterPaint as start } from "./startAfterPaint.ts"

await loadScreens()
await lazyDrawing.load()
await loadLazyUnits()

export { menuPictures, pagePictures }

/** The inline script that a rendered page starts with (`Renderer`). */
export const startAfterPaint = `(${start.toString()})(${nativePlatform.toString()},${carryOverReload.toString()})`

/** Folds a world for an address from the server's answers, and renders it as the browser would. */
export const renderPage: RenderPage = (asked) => {
  const { origin, path, t } = asked
  const known = knownFor(asked)
  const world = renderedWorld(theMarket.id, { path, t, build, known })
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
  const source = { views: () => views, time: () => t, subscribe: () => () => undefined }
  const shop: Shop = {
    market: theMarket,
    isNative: () => false,
    send: () => undefined,
    ...source,
    ...readOnlyActors(source),
    exportLog: () => Promise.reject(new Error("a page rendered on the server has no log")),
  }
  const headline: NotedHeadline = { title: "Skorpe" }
  const { take, all } = gatherDrawings()
  const html = renderToString(
    <Headline value={headline}>
      <DeferDrawingContext value={take}>
        <PageTree
          shop={shop}
          dictionary={makeDictionary(language, words as Words)}
          scroll={0}
          hydration={beginHydration()}
          ssrPath={path}
        />
      </DeferDrawingContext>
    </Headline>,
  )
  const ready = { build, path, t, known, words }
  const head = headOf({ ...about, title: headline.title, isPublic: true })
  return { _tag: "Rendered", html, drawings: all(), head, module, ready }
}

/** Whether an address leads to nothing. The server knows every store, so one without an answer does not exist. */
const isNowhere = ({ calls }: ShopWorld, { route, store }: ShopViews): boolean => {
  const { screen } = route
  if (screen._tag === "NotFound" || Object.values(calls).some(({ command }) => command.type === "LoadStore"))
    return true
  return screen._tag === "Product" && !store.current?.menu.products.some(({ slug }) => slug === screen.productSlug)
}

/** Answers calls until the world makes no more calls that the server can answer. */
const knownFor = ({ path, t, answer }: PageRequest): HydrationData["known"] => {
  const known: HydrationData["known"][number][] = []
  for (;;) {
    const { calls } = renderedWorld(theMarket.id, { path, t, build, known })
    const more = Object.values(calls).flatMap(({ command }) => {
      const value = answer(command)
      return value === undefined ? [] : [{ command, value }]
    })
    if (more.length === 0) return known
    known.push(...more)
  }
}
