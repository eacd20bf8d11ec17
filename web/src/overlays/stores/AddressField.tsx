// No HTML element is a combobox with custom suggestions; all its keys are handled on the field (ARIA 1.2).
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useShop, useView } from "../../shop/shopContext.ts"
import { FindField } from "../../kit/FindField.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AddressFinder.module.css"
import { AddressList } from "./AddressList.tsx"
import { pressAddress } from "./pressAddress.ts"
import { findingTexts } from "./texts.ts"

interface AddressFieldProps {
  /** The field's id, with which the ids of the list and its options begin. */
  readonly field?: string
  /** Called when an address is picked; set on a page that has the links to the stores beside the field. */
  readonly onPicked?: () => void
}

/** The address field with its suggestions: a combobox with a listbox; the focus stays in the field (ARIA 1.2). */
export const AddressField = ({ field = "address", onPicked }: AddressFieldProps) => {
  const t = useTexts(findingTexts)
  const shop = useShop()
  const { query, suggestions, pointed, address } = useView("finder")
  const isOpen = address === null && suggestions.length > 0
  return (
    <div className={styles.search}>
      <FindField
        id={field}
        label={t("address")}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${field}-list`}
        {...(isOpen && pointed !== null ? { "aria-activedescendant": `${field}-${pointed}` } : {})}
        placeholder={t("addressHint")}
        autoComplete="street-address"
        enterKeyHint="search"
        maxLength={200}
        value={query}
        onKeyDown={(event) => {
          pressAddress(event, shop, onPicked)
          // Enter must not submit the form around the field.
          if (event.key === "Enter") event.preventDefault()
        }}
        onText={(text) => shop.send({ type: "AddressTyped", query: text })}
      />
      <AddressList field={field} {...(onPicked ? { onPicked, isBesideWays: true } : {})} />
    </div>
  )
}
