import type { Delivery } from "./delivery.ts"
import { type SmsGateway, smsGateway } from "./smsGateway.ts"
import { type Smtp, smtp } from "./smtp.ts"

/** The gateways that this server has. */
export interface Gateways {
  readonly sms?: SmsGateway | undefined
  readonly smtp?: Smtp | undefined
  /** Prints messages that stay in the outbox. */
  readonly show?: ((line: string) => void) | undefined
}

/** Delivers each kind of message by its gateway; a kind without one stays in the outbox. */
export const chooseDelivery = (gateways: Gateways): Delivery => ({
  sms: gateways.sms === undefined ? null : smsGateway(gateways.sms),
  mail: gateways.smtp === undefined ? null : smtp(gateways.smtp),
  show: gateways.show ?? null,
})
