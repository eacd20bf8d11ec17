import { listStores, type Store } from "@skorpe/core/store"
import { useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreChoice } from "./StoreChoice.tsx"
import styles from "./StorePanels.module.css"
import { StoresOr } from "./StoresOr.tsx"
import { findingTexts } from "./texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

interface StoreChoicesProps {
  /** The one that stands above them. */
  readonly except: string | null
  /** What was typed to find one. */
  readonly filter: string
}

/** All stores to choose from, the nearest first. */
export const StoreChoices = ({ except, filter }: StoreChoicesProps) => (
  <StoresOr>{(stores) => <Choices stores={stores.filter(({ id }) => id !== except)} filter={filter} />}</StoresOr>
)

const Choices = ({ stores, filter }: { readonly stores: readonly Store[]; readonly filter: string }) => {
  const t = useTexts(findingTexts)
  const { place } = useView("finder")
  const { store: chosen } = useSelectedStore()
  const found = listStores(stores, filter, place)
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
