import type { Market } from "@skorpe/core/domain/market"
import type { SpokenEvent } from "@skorpe/core/shop"
import type { Site } from "../node/ownServer.ts"
import type { PaymentDesk } from "../node/paymentDesk.ts"
import type { Customer } from "./customer.ts"

/** Everything that a script acts on: a customer in an open shop, and the server with its staff. */
export interface Setting {
  readonly market: Market
  readonly site: Site
  readonly customer: Customer
  readonly desk: PaymentDesk
  /** Sends an event whose secret is not sealed yet. */
  readonly speak: (event: SpokenEvent) => void
}
