import { Effect, Schedule } from "effect"
import type { Services } from "@skorpe/core/kernel"
import type { ShopCommand } from "@skorpe/core/shop"
import type { Page } from "./browserServices.ts"

/**
 * The browser's services in their own chunk: schemas and the API's contract are not needed to draw the first screen.
 * A chunk that could not be loaded is asked for again with the next command.
 */
export const lazyServices = (page: Page): Services<ShopCommand, never> => {
  let asked: Promise<Services<ShopCommand, never>> | null = null
  const load = (): Promise<Services<ShopCommand, never>> => {
    asked ??= import("./browserServices.ts").then(({ makeBrowserServices }) => makeBrowserServices(page))
    asked.catch(() => {
      asked = null
    })
    return asked
  }
  const loaded = Effect.tryPromise({ try: load, catch: () => ({ _tag: "Unreachable" }) as const }).pipe(
    Effect.retry({ times: 4, schedule: Schedule.exponential(350) }),
  )
  return {
    call: (command, news) => Effect.flatMap(loaded, (services) => services.call(command, news)),
    tell: (command) =>
      Effect.flatMap(loaded, (services) => services.tell(command)).pipe(Effect.catch(() => Effect.void)),
  }
}
