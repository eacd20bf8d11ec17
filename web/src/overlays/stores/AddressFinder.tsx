import { useView } from "../../app/shopContext.ts"
import { NearMe } from "../../screens/stores/StoreParts.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { AddressField } from "./AddressField.tsx"
import styles from "./AddressFinder.module.css"
import { AddressOffer } from "./AddressOffer.tsx"
import { StoreChoices } from "./StoreChoices.tsx"
import { findingTexts } from "./texts.ts"

/** Finds the store for an address: who brings there, how soon and for what; before that, what is near (SPEC §2.4). */
export const AddressFinder = () => {
  const t = useTexts(findingTexts)
  const { address, suggestions, query } = useView("finder")
  const isLooking = suggestions.length > 0 || query.trim() !== ""
  return (
    <div className={styles.finder}>
      <p className={styles.soft}>{t("lead")}</p>
      <AddressField />
      {address !== null && <AddressOffer address={address} />}
      {address === null && !isLooking && (
        <>
          <NearMe />
          <StoreChoices except={null} filter="" />
        </>
      )}
    </div>
  )
}
