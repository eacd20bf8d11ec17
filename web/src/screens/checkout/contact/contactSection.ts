/** The accordion section of the contact fields of a customer whom the account knows. */
export const contactSection = "checkout-contact"
