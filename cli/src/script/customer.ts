import type { ShopEvent, ShopCommand, ShopStart } from "@skorpe/core/messages"
import type { ShopViews } from "@skorpe/core/shop"
import { seeShop } from "@skorpe/core/shop"
import type { Live } from "@skorpe/core/kernel"
import { Data, Effect } from "effect"

/** A script's step has failed; `why` is a sentence for people. */
export class ScriptFailed extends Data.TaggedError("ScriptFailed")<{ readonly why: string }> {}

/** Ends a script at this step, for a reason. */
export const failStep = (why: string): Effect.Effect<never, ScriptFailed> => Effect.fail(new ScriptFailed({ why }))

/** A scripted customer: reads the views, sends events, and waits for views that it expects. */
export interface Customer {
  readonly see: () => ShopViews
  /** The time of the last record: the shop has no other clock. */
  readonly now: () => number
  readonly put: (event: ShopEvent) => void
  /**
   * Waits until `expected` returns a value. Fails as soon as `hopeless` returns a reason, or after `seconds`.
   */
  readonly wait: <Found>(
    what: string,
    expected: (see: ShopViews) => Found | undefined,
    hopeless?: (see: ShopViews) => string | undefined,
  ) => Effect.Effect<Found, ScriptFailed>
}

/** A scripted customer of a live world, with a timeout in seconds for every wait. */
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
          resume(found === undefined ? failStep(why ?? "") : Effect.succeed(found))
        }
        const stop = live.subscribe(look)
        look()
        return Effect.sync(stop)
      }).pipe(
        Effect.timeoutOrElse({
          duration: seconds * 1000,
          orElse: () => failStep(`waited ${seconds} s in vain for ${what}`),
        }),
      ),
  }
}
