import type { TestProject } from "vitest/node"
import { buildShops, runShop } from "./runningShop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Norwegian shop of this run is, which all journeys use that never stop a server. */
    sharedShop: string
  }
}

/** Before the first journey: builds what all of them run, and starts the shop that they share. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  buildShops()
  const shop = await runShop("no")
  project.provide("sharedShop", shop.url)
  return shop.stop
}
