import { createRoot } from "react-dom/client"
import type { Language } from "@skorpe/core/domain/language"
import type { MarketId } from "@skorpe/core/domain/market"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { theMarket } from "../shop/shopContext.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { readQuery } from "./boardQuery.ts"
import { renderParts, renderState } from "./renderState.tsx"
import { everyState } from "./everyState.ts"
import { forceScheme } from "./forceScheme.ts"
import { RenderedSample } from "./RenderedSample.tsx"
import { samples } from "./samples.ts"
import { StatesBoard } from "./StatesBoard.tsx"

const languages: Readonly<Record<string, Language>> = { nb: "nb", sv: "sv", en: "en" }

/** Makes a state interactive: each event advances the clock by 300 ms after 300 ms, so that transitions end. */
const interactive = (shop: SceneShop): SceneShop => ({
  ...shop,
  send: (event) => {
    shop.send(event)
    setTimeout(() => shop.wait(300), 300)
  },
})

/** Renders `/states`, the board of all states, or `/states/<path of a state>`, that state alone. */
export const openStates = async (place: Element): Promise<void> => {
  keepOutOfSearch()
  const search = new URLSearchParams(location.search)
  const language = languages[search.get("lang") ?? ""] ?? theMarket.languages[0]?.language ?? "en"
  const market: MarketId = search.get("market") === "se" ? "se" : search.get("market") === "no" ? "no" : theMarket.id
  const scheme = search.get("scheme")
  if (scheme === "light" || scheme === "dark") forceScheme(scheme)
  // In a frame: hide the scroll bar, which takes no width on a phone.
  if (parent !== window) document.documentElement.style.scrollbarWidth = "none"
  const path = decodeURIComponent(location.pathname).replace(/^\/states\/?/, "")
  const root = createRoot(place)
  const state = everyState.find((one) => one.path === path)
  if (state) return renderState(root, interactive(state.reach({ market, language })), state)
  const sample = samples.find((one) => one.path === path)
  if (sample) return renderParts(root, language, <RenderedSample sample={sample} />)
  document.title = "States · Skorpe"
  root.render(<StatesBoard query={readQuery(search)} />)
}
