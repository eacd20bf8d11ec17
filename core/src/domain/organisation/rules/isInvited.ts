/** A person's contact data: an E.164 number, an e-mail address, or both. */
export interface Contact {
  readonly phone: string | null
  readonly email: string | null
}

/**
 * True when an invitation is for this customer. The phone number decides if the invitation has one, because customers
 * prove theirs at every login; the e-mail address only without a number.
 */
export const isInvited = (invited: Contact, customer: Contact): boolean => {
  if (invited.phone !== null) return invited.phone === customer.phone
  return invited.email !== null && invited.email.toLowerCase() === customer.email?.toLowerCase()
}
