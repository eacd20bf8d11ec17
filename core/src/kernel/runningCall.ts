import { Context } from "effect"

/** The key of the call that a service carries out; `null` outside of one. */
export const RunningCall = Context.Reference<string | null>("@skorpe/core/kernel/RunningCall", {
  defaultValue: () => null,
})
