import { marketOf } from "../../../domain/market/markets.ts"
import { readPath } from "../../../domain/route/rules/readPath.ts"
import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

const leading: ReadonlySet<string> = new Set(["ShowPath", "ReplacePath", "ReloadAt"])

/** The shop stays in the language of its address: it shows no other, and links to another language only on request. */
export const oneLanguage: Watch = ({ before, input, world, tells }) => {
  const isMoved = before.units["route"] !== world.units["route"]
  if (!isMoved && !tells.some(({ type }) => leading.has(type))) return null
  const { route } = seeShop(world)
  const languageOf = (path: string) => readPath(marketOf(route.market), path).language
  const shown = languageOf(route.path)
  if (shown !== route.language) return `another language is shown: ${route.language} at ${route.path}`
  const event = input.type === "Happened" ? input.event : null
  if (before.n >= 0 && event?.type !== "PathOpened") {
    const { language } = seeShop(before).route
    if (language !== route.language) return `the language has changed by itself: from ${language} to ${route.language}`
  }
  const wanted = event?.type === "LanguageChosen" ? event.language : route.language
  for (const tell of tells) {
    if (!("path" in tell) || !leading.has(tell.type)) continue
    if (languageOf(tell.path) !== wanted) return `it leads into another language: ${tell.path}, not ${wanted}`
  }
  return null
}
