import type { KitchenStore } from "@skorpe/core/kitchen"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Gate.module.css"
import { useKitchen } from "./kitchenContext.ts"
import { kitchenTexts } from "./texts.ts"

interface ChooseStoreProps {
  readonly stores: readonly KitchenStore[]
  readonly isLoading: boolean
}

/** Asks which store the tablet is in. */
export const ChooseStore = ({ stores, isLoading }: ChooseStoreProps) => {
  const t = useTexts(kitchenTexts)
  const { send } = useKitchen()
  return (
    <main className={styles.gate}>
      <h1 tabIndex={-1}>{t("storeTitle")}</h1>
      {isLoading && <p>{t("loadingStores")}</p>}
      <ul className={styles.stores}>
        {stores.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.store} onClick={() => send({ type: "StoreChosen", storeId: id })}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}
