import type { Profile } from "../../account/wire.ts"

/** Whether a profile may be swapped to: oneself, or an own organisation that is active; not to where one is already. */
export const mayChoose = (user: Profile | null, wanted: string | null, current: string | null): boolean =>
  user !== null &&
  wanted !== current &&
  (wanted === null || user.organisations.some(({ organisationId, isActive }) => organisationId === wanted && isActive))
