import { Context } from "effect"
import type { Delivery } from "./delivery.ts"

/** How messages leave this server. */
export class DeliveryChoice extends Context.Service<DeliveryChoice, Delivery>()("skorpe/server/DeliveryChoice") {}
