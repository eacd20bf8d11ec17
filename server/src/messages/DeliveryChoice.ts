import { Context } from "effect"
import type { Delivery } from "./delivery.ts"

/** How this server delivers messages. */
export class DeliveryChoice extends Context.Service<DeliveryChoice, Delivery>()("skorpe/server/DeliveryChoice") {}
