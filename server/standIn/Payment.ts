import type { Ending } from "./testValues.ts"

/** A payment that the stand-in knows. Amounts are minor units. */
export interface Payment {
  readonly psp: string
  readonly reference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly method: string
  readonly returnUrl: string
  readonly locale: string
  /** Its outcome once the bank has decided; `null` while a simulated page decides. */
  readonly planned: Ending | null
  /** Its final outcome; `null` while it waits for the customer. */
  ended: Ending | null
  captured: number
  refunded: number
  isCancelled: boolean
}

/** A notification before it is signed. */
export interface Told {
  readonly eventCode: string
  readonly pspReference: string
  readonly originalReference: string
  readonly merchantReference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly success: boolean
  readonly reason: string
}
