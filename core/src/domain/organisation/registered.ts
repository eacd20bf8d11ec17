import type { OrganisationFound } from "./wire.ts"

/** What is known of the companies that order here, while a customer types theirs. */
export interface Registered {
  /** At most ten whose name begins as typed. */
  readonly byName: readonly OrganisationFound[]
  /** Whether the typed number is registered; `null` while it is none. */
  readonly hasNumber: boolean | null
}
