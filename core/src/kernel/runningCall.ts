import { Context } from "effect"

/** The key of the call that a service is executing; `null` outside a call. */
export const RunningCall = Context.Reference<string | null>("@skorpe/core/kernel/RunningCall", {
  defaultValue: () => null,
})
