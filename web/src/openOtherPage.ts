import { dropLate } from "./start/pageStart.ts"

type Open = (place: Element) => void

/** The pages beside the shop: staff's, and two for developers. */
const pages: Readonly<Record<string, () => Promise<Open>>> = {
  kitchen: async () => (await import("./kitchen/openKitchen.tsx")).openKitchen,
  states: async () => (await import("./states/openStates.tsx")).openStates,
  inspector: async () => (await import("./inspector/openInspector.tsx")).openInspector,
}

/** Opens the page beside the shop that the address names. */
export const openOtherPage = async (place: Element): Promise<void> => {
  const open = await pages[location.pathname.split("/")[1] ?? ""]?.()
  dropLate()
  open?.(place)
}
