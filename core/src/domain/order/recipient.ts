import type { Position } from "../store/model.ts"

/** The recipient and address as typed; empty if the account was deleted. */
export interface Recipient {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly message: string
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly position: Position | null
    readonly deliveryDescription: string
  } | null
  readonly hotspotId: string | null
  /** The answers at a hotspot, by the parameter's key. */
  readonly answers: Readonly<Record<string, string>>
}
