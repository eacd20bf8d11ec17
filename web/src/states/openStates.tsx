import { createRoot } from "react-dom/client"
import type { Language } from "@skorpe/core/language"
import type { MarketId } from "@skorpe/core/market"
import { theMarket } from "../app/shopContext.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { readWish } from "./boardWish.ts"
import { drawParts, drawState } from "./drawState.tsx"
import { everyState } from "./everyState.ts"
import { forceScheme } from "./forceScheme.ts"
import { DrawnSample } from "./DrawnSample.tsx"
import { samples } from "./samples.ts"
import { StatesBoard } from "./StatesBoard.tsx"

const languages: Readonly<Record<string, Language>> = { nb: "nb", sv: "sv", en: "en" }

/** A state that is touched goes on: what the customer does is folded, and 300 ms later whatever was due by then. */
const goingOn = (shop: SceneShop): SceneShop => ({
  ...shop,
  send: (event) => {
    shop.send(event)
    setTimeout(() => shop.wait(300), 300)
  },
})

/** The address asked for no search engine to keep it. */
const keepOutOfSearch = (): void => {
  const robots = document.head.appendChild(document.createElement("meta"))
  robots.name = "robots"
  robots.content = "noindex"
}

/** Draws `/states`, the board of all states, or `/states/<path of a state>`, that state alone. */
export const openStates = async (place: Element): Promise<void> => {
  keepOutOfSearch()
  const asked = new URLSearchParams(location.search)
  const language = languages[asked.get("lang") ?? ""] ?? theMarket.languages[0]?.language ?? "en"
  const market: MarketId = asked.get("market") === "se" ? "se" : asked.get("market") === "no" ? "no" : theMarket.id
  const scheme = asked.get("scheme")
  if (scheme === "light" || scheme === "dark") forceScheme(scheme)
  // A phone's page has no bar that takes of its width.
  if (parent !== window) document.documentElement.style.scrollbarWidth = "none"
  const path = decodeURIComponent(location.pathname).replace(/^\/states\/?/, "")
  const root = createRoot(place)
  const state = everyState.find((one) => one.path === path)
  if (state) return drawState(root, goingOn(state.reach({ market, language })), state)
  const sample = samples.find((one) => one.path === path)
  if (sample) return drawParts(root, language, <DrawnSample sample={sample} />)
  document.title = "States · Skorpe"
  root.render(<StatesBoard wish={readWish(asked)} />)
}
