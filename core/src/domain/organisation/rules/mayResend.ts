import type { Invitation } from "../wire.ts"

/** Whether an invitation can be sent again: nobody has accepted or withdrawn it, and it is known to whom it goes. */
export const mayResend = ({ status, phoneNumber, email }: Invitation): boolean =>
  (status === "pending" || status === "expired") && (phoneNumber ?? email) !== null
