import { dropLate } from "./start/pageStart.ts"

type Open = (place: Element) => void

/** The pages beside the shop: two for staff, and two for developers. A frame of the inspector is at `about:srcdoc`. */
const pages: readonly (readonly [RegExp, () => Promise<Open>])[] = [
  [/^\/kitchen\/?$/, async () => (await import("./kitchen/openKitchen.tsx")).openKitchen],
  [/^\/operator\/?$/, async () => (await import("./operator/openOperator.tsx")).openOperator],
  [/^\/states(\/|$)/, async () => (await import("./states/openStates.tsx")).openStates],
  [/^(\/inspector\/?|srcdoc)$/, async () => (await import("./inspector/openInspector.tsx")).openInspector],
]

/** Opens the page beside the shop that the address names, if any; resolves with whether it did. */
export const openOtherPage = async (place: Element): Promise<boolean> => {
  const load = pages.find(([address]) => address.test(location.pathname))?.[1]
  if (load === undefined) return false
  const open = await load()
  dropLate()
  open(place)
  return true
}
