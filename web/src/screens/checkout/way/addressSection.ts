/** The accordion section of the field for another address. */
export const addressSection = "checkout-address"

/** The id of the checkout's address field; a panel in front has one of its own. */
export const addressField = "checkout-address"

/** Puts the focus into the address field, once it has rendered. */
export const focusAddress = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${addressField}`)?.focus())
}
