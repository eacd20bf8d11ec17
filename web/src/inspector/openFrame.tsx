import { createRoot } from "react-dom/client"
import type { Language } from "@skorpe/core/domain/language"
import { marketOf } from "@skorpe/core/domain/market"
import { seeShop } from "@skorpe/core/shop"
import { PageTree } from "../app/PageTree.tsx"
import { readOnlyActors } from "../shop/readOnlyActors.ts"
import type { Shop } from "../shop/shopContext.ts"
import { forceScheme } from "../states/forceScheme.ts"
import { fetchAll } from "../start/fetchAhead.ts"
import { makeDictionary } from "../texts/dictionary.ts"
import type { FrameSource, Shown } from "./frameSource.ts"
import { isTyping } from "./listenToKeys.ts"

/** A shop that shows the source's world, and ignores all events. */
const shownShop = ({ now, subscribe }: FrameSource, first: Shown): Shop => {
  const world = () => (now() ?? first).world
  const source = { views: () => seeShop(world()), time: () => world().t, subscribe }
  return {
    market: marketOf(first.market),
    isNative: () => false,
    send: () => undefined,
    ...source,
    ...readOnlyActors(source),
    exportLog: () => Promise.reject(new Error("a page that is looked at has no log of its own")),
  }
}

/** Makes the page read-only: links and forms do nothing, and nothing takes the focus by itself. */
const onlyShow = (): void => {
  for (const type of ["click", "submit"]) {
    addEventListener(type, (event) => (event.preventDefault(), event.stopPropagation()), { capture: true })
  }
  HTMLElement.prototype.focus = () => undefined
  // The inspector's keys also work while the shop has the focus.
  addEventListener("keydown", (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (isTyping(event.target)) return
    const how = { key, shiftKey, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true }
    if (!parent.document.dispatchEvent(new KeyboardEvent("keydown", how))) event.preventDefault()
  })
}

/** Renders the shop of the inspector around this frame, at its chosen record. */
export const openFrame = async (place: Element, source: FrameSource): Promise<void> => {
  onlyShow()
  document.documentElement.style.scrollbarWidth = "none"
  // What does not load is requested again when it is shown, and its outline says that it is late.
  await fetchAll().catch(() => undefined)
  const root = createRoot(place)
  let shown: { readonly language: Language; readonly market: string } | undefined
  const render = async (): Promise<void> => {
    const next = source.now()
    const scheme = source.scheme()
    if (scheme !== "system") forceScheme(scheme)
    // Before the first record there is nothing to show.
    if (!next || next.world.n < 0) return
    const { language } = seeShop(next.world).route
    const { market } = next
    if (shown?.language === language && shown.market === market) return
    shown = { language, market }
    const dictionary = makeDictionary(language, await source.words(language))
    if (shown.language !== language || shown.market !== market) return
    document.documentElement.lang = language
    root.render(<PageTree key={market} shop={shownShop(source, next)} dictionary={dictionary} scroll={0} />)
  }
  const again = () => void render().catch((cause: unknown) => console.error(cause))
  addEventListener("pagehide", source.subscribe(again))
  again()
}
