import type { AddressDraft } from "../../../domain/account/requests.ts"
import type { Address } from "../../../domain/address/model.ts"
import type { AddressBookContext } from "../view.ts"

/** The form's address as it is sent: the picked place, or else the saved one; `null` without a place or a form. */
export const draftOf = (
  { addresses, form }: Pick<AddressBookContext, "addresses" | "form">,
  picked: Address | null,
): AddressDraft | null => {
  const place = picked ?? addresses?.find(({ id }) => id === form?.id)
  if (form === null || place === undefined) return null
  const { street, number, postalCode, city, position } = place
  return { street, number, postalCode, city, position, deliveryDescription: form.deliveryDescription.trim() }
}
