import { listStores, type Store } from "@skorpe/core/store"
import { useShop, useView } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"
import { StoreChoice } from "./StoreChoice.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

interface StoreChoicesProps {
  /** The one that stands above them. */
  readonly except: string | null
  /** What was typed to find one. */
  readonly filter: string
}

/** All stores to choose from, the nearest first; or what stands in their place. */
export const StoreChoices = ({ except, filter }: StoreChoicesProps) => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const { list } = useView("store")
  switch (list._tag) {
    case "Loaded":
      return <Choices stores={list.value.filter(({ id }) => id !== except)} filter={filter} />
    case "Failed":
    case "Missing":
      return (
        <div role="alert">
          <Message tone="offline">
            <p>{t("storesFailed")}</p>
            <Button look="calm" onClick={() => send({ type: "LoadingRetried" })}>
              {t("tryAgain")}
            </Button>
          </Message>
        </div>
      )
    case "Idle":
    case "Loading":
      return (
        <div className={styles.list} aria-busy="true">
          <p className="sr-only">{t("storesLoading")}</p>
          <Skeleton height="5rem" count={5} />
        </div>
      )
  }
}

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
