import { Context } from "effect"
import { OpenApi } from "effect/http-api"

/** True when a client renews an expired session before this call (SPEC §7.2, §7.3). */
export const WithRefresh = Context.Reference<boolean>("skorpe/api/WithRefresh", { defaultValue: () => false })

/** Marks an endpoint "with refresh", for clients and in the API's description. */
export const withRefresh = Context.make(WithRefresh, true).pipe(
  Context.add(OpenApi.Transform, (operation) => ({ ...operation, "x-with-refresh": true })),
)
