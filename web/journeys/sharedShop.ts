import { chromium } from "playwright"
import type { TestProject } from "vitest/node"
import { browserOptions } from "./browserOptions.ts"
import { build, runShop } from "./runningShop.ts"

/** A shop that a journey uses and need not have started. */
export interface SharedShop {
  readonly url: string
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of this run listens: starting one takes longer than many a page. */
    sharedBrowser: string
    /** Where the Norwegian shop of this run is, which all journeys use that never stop a server. */
    sharedShop: string
    /** The Norwegian shop of this run in which orders can be paid online. */
    payingShop: SharedShop
  }
}

/** Before the first journey: builds the Norwegian shop, and starts the two of it and the browser that journeys share. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await build("no")
  const [shop, paying, browsers] = await Promise.all([
    runShop("no"),
    runShop("no", { cards: "on" }),
    chromium.launchServer(browserOptions),
  ])
  project.provide("sharedBrowser", browsers.wsEndpoint())
  project.provide("sharedShop", shop.url)
  project.provide("payingShop", { url: paying.url })
  return async () => {
    await Promise.all([shop.stop(), paying.stop(), browsers.close()])
  }
}
