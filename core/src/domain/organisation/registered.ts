import type { OrganisationFound } from "./wire.ts"

/** Registered companies that match a customer's typed one. */
export interface Registered {
  /** At most ten whose name begins with the typed text. */
  readonly byName: readonly OrganisationFound[]
  /** Whether the typed number is registered; `null` while it is not a valid number. */
  readonly hasNumber: boolean | null
}
