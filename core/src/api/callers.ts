import { Context } from "effect"
import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "effect/http-api"
import type { Caller } from "../domain/account/caller.ts"
import { Unauthorized } from "./errors.ts"

/** The cookie of a session: HttpOnly, so that no script can read it (DECISIONS §12). */
export const sessionCookie = HttpApiSecurity.apiKey({ in: "cookie", key: "__Host-session" }).pipe(
  HttpApiSecurity.annotate(OpenApi.Description, "Set by a login. Ends 24 hours after its last renewal."),
)

/** The caller of the current request. */
export class CurrentCaller extends Context.Service<CurrentCaller, Caller>()("skorpe/api/CurrentCaller") {}

/** The customer who makes the current request. */
export class CurrentCustomer extends Context.Service<CurrentCustomer, Extract<Caller, { readonly _tag: "Customer" }>>()(
  "skorpe/api/CurrentCustomer",
) {}

/** Guests and customers may call, and are distinguished; an ended session is 401 (1016), never treated as a guest. */
export class KnowsCaller extends HttpApiMiddleware.Service<KnowsCaller, { provides: CurrentCaller }>()(
  "skorpe/api/KnowsCaller",
  { error: Unauthorized },
) {}

/** Only customers with a session may call; others get 401 (1016). */
export class CustomersOnly extends HttpApiMiddleware.Service<CustomersOnly, { provides: CurrentCustomer }>()(
  "skorpe/api/CustomersOnly",
  { error: Unauthorized, security: { session: sessionCookie } },
) {}
