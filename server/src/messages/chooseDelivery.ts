import type { Delivery } from "./delivery.ts"
import { type SmsGateway, smsGateway } from "./smsGateway.ts"
import { type Smtp, smtp } from "./smtp.ts"

/** Where messages are handed over, as far as there are such places. */
export interface Gateways {
  readonly sms?: SmsGateway | undefined
  readonly smtp?: Smtp | undefined
  /** Shows what stays in the outbox. */
  readonly show?: ((line: string) => void) | undefined
}

/** Real gateways where there are some; what has none stays in the outbox. */
export const chooseDelivery = (gateways: Gateways): Delivery => ({
  sms: gateways.sms === undefined ? null : smsGateway(gateways.sms),
  mail: gateways.smtp === undefined ? null : smtp(gateways.smtp),
  show: gateways.show ?? null,
})
