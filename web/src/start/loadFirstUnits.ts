import { CodeNotLoaded } from "@skorpe/core/kernel"
import { build, theMarket } from "../shop/shopContext.ts"
import { renderedWorld } from "./hydrationData.ts"

/**
 * Resolves when the code is there that the first world at an address needs at once, on a device with nothing stored.
 * What a device has stored may need more: it waits in the loop.
 */
export const loadFirstUnits = async (address: () => string): Promise<void> => {
  const path = address()
  try {
    renderedWorld(theMarket.id, { path, t: 0, build, known: [] })
  } catch (problem) {
    if (!(problem instanceof CodeNotLoaded)) throw problem
    await problem.load()
    await loadFirstUnits(address)
  }
}
