import type { Store } from "@skorpe/core/domain/store"
import { useListedStores } from "../../stores/useListedStores.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreChoice } from "./StoreChoice.tsx"
import styles from "./StorePanels.module.css"
import { StoresOr } from "./StoresOr.tsx"
import { findingTexts } from "./texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

interface StoreChoicesProps {
  /** Id of a store to leave out, because it is shown above the list. */
  readonly except: string | null
  /** The text that a store must match. */
  readonly filter: string
}

/** All stores to choose from, the nearest first. */
export const StoreChoices = ({ except, filter }: StoreChoicesProps) => (
  <StoresOr>{(stores) => <Choices stores={stores.filter(({ id }) => id !== except)} filter={filter} />}</StoresOr>
)

const Choices = ({ stores, filter }: { readonly stores: readonly Store[]; readonly filter: string }) => {
  const t = useTexts(findingTexts)
  const { store: chosen } = useSelectedStore()
  const found = useListedStores(stores, filter)
  if (found.length === 0) return <output>{t("none")}</output>
  return (
    <ul className={styles.list}>
      {found.map(({ store, distance }) => (
        <li key={store.id}>
          <StoreChoice store={store} distance={distance} isChosen={store.id === chosen?.id} />
        </li>
      ))}
    </ul>
  )
}
