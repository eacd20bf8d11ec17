import { Effect } from "effect"
import { type Brought, type Hands, makeHands } from "@skorpe/core/kernel"
import type { ShopCommand } from "@skorpe/core/messages"
import { hearApp } from "./hearApp.ts"
import { makeBrowserServices, type Page } from "./browserServices.ts"

/** Hands for a browser, on Effect's fibers and the device's clock. */
export const browserHands = (page: Page, onBug: (cause: unknown) => void) => {
  hearApp(page)
  const make = Effect.runSync(makeHands(makeBrowserServices(page), onBug))
  return (bring: (input: Brought) => void): Hands<ShopCommand, void> => {
    const { stop, ...hands } = make(bring)
    return { ...hands, stop: () => void Effect.runFork(stop()) }
  }
}
