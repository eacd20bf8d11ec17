/** How a person can be reached: an E.164 number, an e-mail address, or both. */
export interface Contact {
  readonly phone: string | null
  readonly email: string | null
}

/**
 * Whether an invitation was meant for a customer. The phone number decides where there is one, because customers prove
 * it at every login; the e-mail address only where the invitation has no number.
 */
export const isInvited = (invited: Contact, customer: Contact): boolean => {
  if (invited.phone !== null) return invited.phone === customer.phone
  return invited.email !== null && invited.email.toLowerCase() === customer.email?.toLowerCase()
}
