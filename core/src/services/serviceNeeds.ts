import type { Effect } from "effect"
import type { ApiFailure } from "../api/failure.ts"
import type { Json } from "../kernel/json.ts"
import type { Calls, ShopTell } from "../messages/commands.ts"
import type { Vault } from "../vault/vault.ts"
import type { Device } from "./device.ts"
import type { Navigation } from "./navigation.ts"
import type { Telemetry } from "./telemetry.ts"
import type { Transport } from "./transport.ts"

/** The services that a browser or a terminal must provide to execute commands. */
export type ServiceNeeds = Transport | Device | Navigation | Telemetry | Vault

/** An effect for each of these calls, with the answer that `Calls` declares. */
export type CallServices<Name extends keyof Calls> = {
  readonly [N in Name]: (
    call: Calls[N]["asks"],
    news: (news: Json) => void,
  ) => Effect.Effect<Calls[N]["answer"], ApiFailure, ServiceNeeds>
}

/** An effect for each of these tells; a tell cannot fail. */
export type TellServices<Name extends ShopTell["type"]> = {
  readonly [N in Name]: (tell: Extract<ShopTell, { readonly type: N }>) => Effect.Effect<void, never, ServiceNeeds>
}
