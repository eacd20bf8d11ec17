import { Effect } from "effect"
import { type Brought, type Hands, makeHands } from "@skorpe/core/kernel"
import type { ShopCommand } from "@skorpe/core/messages"
import { listenToApp } from "./listenToApp.ts"
import { makeBrowserServices, type Page, type ReadLog } from "./browserServices.ts"

/** Hands for a browser, on Effect's fibers and the device's clock. */
export const browserHands = (page: Page, log: ReadLog, onBug: (cause: unknown) => void) => {
  listenToApp(page)
  const make = Effect.runSync(makeHands(makeBrowserServices(page, log), onBug))
  return (bring: (input: Brought) => void): Hands<ShopCommand, void> => {
    const { stop, ...hands } = make(bring)
    return { ...hands, stop: () => void Effect.runFork(stop()) }
  }
}
