import type { ShopEvent, ShopCommand, ShopStart, ShopViews } from "@skorpe/core/shop"
import { seeShop } from "@skorpe/core/shop"
import type { Live } from "@skorpe/core/kernel"
import { Data, Effect } from "effect"

/** Why a script could not go on: the step, counted from 1, and what was met there. */
export class ScriptFailed extends Data.TaggedError("ScriptFailed")<{ readonly why: string }> {}

/** A customer made of script: looks at the shop, sends events, and waits for what it expects. */
export interface Customer {
  readonly see: () => ShopViews
  /** The time of the last thing that happened: the shop has no other clock. */
  readonly now: () => number
  readonly put: (event: ShopEvent) => void
  /**
   * Waits until `expected` gives something. `hopeless` gives a reason as soon as waiting longer is no use; after
   * `seconds` it is no use either.
   */
  readonly wait: <Found>(
    what: string,
    expected: (see: ShopViews) => Found | undefined,
    hopeless?: (see: ShopViews) => string | undefined,
  ) => Effect.Effect<Found, ScriptFailed>
}

/** The customer of a live world, with so much patience at every wait. */
export const customerOf = (live: Live<ShopStart, ShopEvent, ShopCommand>, seconds: number): Customer => {
  const see = () => seeShop(live.world())
  return {
    see,
    now: () => live.world().t,
    put: live.put,
    wait: <Found>(
      what: string,
      expected: (see: ShopViews) => Found | undefined,
      hopeless: (see: ShopViews) => string | undefined = () => undefined,
    ) =>
      Effect.callback<Found, ScriptFailed>((resume) => {
        const look = () => {
          const found = expected(see())
          const why = found === undefined ? hopeless(see()) : undefined
          if (found === undefined && why === undefined) return
          stop()
          resume(found === undefined ? Effect.fail(new ScriptFailed({ why: why ?? "" })) : Effect.succeed(found))
        }
        const stop = live.subscribe(look)
        look()
        return Effect.sync(stop)
      }).pipe(
        Effect.timeoutOrElse({
          duration: seconds * 1000,
          orElse: () => Effect.fail(new ScriptFailed({ why: `waited ${seconds} s in vain for ${what}` })),
        }),
      ),
  }
}
