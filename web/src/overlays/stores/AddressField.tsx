// No HTML element is a combobox with custom suggestions; all its keys are handled on the field (ARIA 1.2).
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useShop, useView } from "../../shop/shopContext.ts"
import { FindField } from "../../kit/FindField.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AddressFinder.module.css"
import { AddressList } from "./AddressList.tsx"
import { pressAddress } from "./pressAddress.ts"
import { findingTexts } from "./texts.ts"

/** The address field with its suggestions: a combobox with a listbox; the focus stays in the field (ARIA 1.2). */
export const AddressField = () => {
  const t = useTexts(findingTexts)
  const shop = useShop()
  const { query, suggestions, pointed, address } = useView("finder")
  const isOpen = address === null && suggestions.length > 0
  return (
    <div className={styles.search}>
      <FindField
        id="address"
        label={t("address")}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls="address-list"
        {...(isOpen && pointed !== null ? { "aria-activedescendant": `address-${pointed}` } : {})}
        placeholder={t("addressHint")}
        autoComplete="street-address"
        enterKeyHint="search"
        maxLength={200}
        value={query}
        onKeyDown={(event) => pressAddress(event, shop)}
        onText={(text) => shop.send({ type: "AddressTyped", query: text })}
      />
      <AddressList field="address" />
    </div>
  )
}
