import { useView } from "../../shop/shopContext.ts"
import { NearMe } from "../../stores/NearMe.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { AddressField } from "./AddressField.tsx"
import styles from "./AddressFinder.module.css"
import { AddressOffer } from "./AddressOffer.tsx"
import { StoreChoices } from "./StoreChoices.tsx"
import { findingTexts } from "./texts.ts"

/** Finds the stores for an address, with wait and fee; lists all stores until an address is typed (SPEC §2.4). */
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
