import type { AddressDraft } from "../../../domain/account/requests.ts"
import type { Address } from "../../../domain/address/model.ts"
import type { AddressBookContext } from "../view.ts"

/** The address in the form as it is sent: the place that was picked, or else the saved one's; `null` without a place. */
export const draftOf = (
  { addresses, form }: Pick<AddressBookContext, "addresses" | "form">,
  picked: Address | null,
): AddressDraft | null => {
  const place = picked ?? addresses?.find(({ id }) => id === form?.id)
  if (form === null || place === undefined) return null
  const { street, number, postalCode, city, position } = place
  return { street, number, postalCode, city, position, deliveryDescription: form.deliveryDescription.trim() }
}
