import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Effect } from "effect"
import { openKernelCart } from "./cart/kernel.ts"
import { sliceCart } from "./cart/slice.ts"
import { type DrivenCart, eventsIn, walk } from "./cart/walk.ts"
import { report } from "./measure.ts"

// Many short rounds, interleaved: on a shared machine every contestant then gets some undisturbed ones.
const rounds = 300
const lines = 10
const runs = 60

/** Collects garbage before a measurement, so that it does not pay for the one before. */
setFlagsFromString("--expose-gc")
const gc = runInNewContext("gc") as (options: { type: "minor" }) => void

const timed = async (cart: DrivenCart): Promise<number> => {
  gc({ type: "minor" })
  const began = performance.now()
  await walk(cart, rounds)
  return ((performance.now() - began) * 1000) / eventsIn(rounds)
}

/**
 * Cart events through the whole live kernel (log, timers, debounced validation, notices) against a Redux Toolkit slice
 * of the cart alone. Both hold 10 lines and run the same events, interleaved.
 */
export const benchCart = (): Promise<void> =>
  Effect.gen(function* () {
    const { cart: kernel, codes, items } = yield* openKernelCart(undefined)
    const { cart: bare } = yield* openKernelCart(Number.POSITIVE_INFINITY)
    const bought = codes.slice(0, lines)
    for (const code of bought) for (const one of [kernel, bare]) one.add(code)
    const slice = sliceCart(items())
    for (const code of bought) for (const one of [slice.dispatched, slice.reduced]) one.add(code)
    const carts = { kernel, bare, dispatched: slice.dispatched, reduced: slice.reduced }
    const best = { kernel: Infinity, bare: Infinity, dispatched: Infinity, reduced: Infinity }
    for (let run = 0; run < runs; run++) {
      for (const name of ["kernel", "bare", "dispatched", "reduced"] as const) {
        best[name] = Math.min(best[name], yield* Effect.promise(() => timed(carts[name])))
      }
    }
    const sums = new Set(Object.values(carts).map((cart) => cart.sum()))
    if (sums.size !== 1) return yield* Effect.die(`the carts differ: ${[...sums].join("; ")}`)
    const microseconds = (time: number) => `${time.toFixed(2)} µs an event`
    report("the whole kernel, live: log with its digests, timers, debounce", microseconds(best.kernel))
    report("the same without digests", microseconds(best.bare))
    report("Redux Toolkit slice, dispatched to its store", microseconds(best.dispatched))
    report("Redux Toolkit slice, its reducer alone", microseconds(best.reduced))
    report("ratio: dispatched to kernel", (best.dispatched / best.kernel).toFixed(2))
    report("ratio: dispatched to kernel without digests", (best.dispatched / best.bare).toFixed(2))
    report("ratio: reducer alone to kernel", (best.reduced / best.kernel).toFixed(2))
  }).pipe(Effect.scoped, Effect.runPromise)
