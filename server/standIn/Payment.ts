import type { Ending } from "./testValues.ts"

/** A payment that the stand-in knows. Amounts are minor units. */
export interface Payment {
  readonly psp: string
  readonly reference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly method: string
  readonly returnUrl: string
  readonly locale: string
  /** How it will end when its bank is done with it; `null` while a simulated page decides. */
  readonly planned: Ending | null
  /** How it has ended; `null` while the customer is asked. */
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
