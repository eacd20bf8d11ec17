import type { TestProject } from "vitest/node"
import { buildShops, runShop } from "./runningShop.ts"

/** A shop that a journey uses and need not have started. */
export interface SharedShop {
  readonly url: string
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Norwegian shop of this run is, which all journeys use that never stop a server. */
    sharedShop: string
    /** The Norwegian shop of this run in which orders can be paid online. */
    payingShop: SharedShop
  }
}

/** Before the first journey: builds what all of them run, and starts the two shops that they share. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  buildShops()
  const [shop, paying] = await Promise.all([runShop("no"), runShop("no", { cards: "on" })])
  project.provide("sharedShop", shop.url)
  project.provide("payingShop", { url: paying.url })
  return async () => {
    await Promise.all([shop.stop(), paying.stop()])
  }
}
