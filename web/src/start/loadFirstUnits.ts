import { CodeNotLoaded } from "@skorpe/core/kernel"
import { build, theMarket } from "../shop/shopContext.ts"
import { renderedWorld } from "./hydrationData.ts"

/**
 * Resolves when the code that the first world at an address needs at once has loaded, on a device with nothing stored.
 * Stored entries may need more code: they wait in the loop.
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
