import { useShop, useView } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreChoice } from "./StoreChoice.tsx"
import { StoreFacts } from "./StoreFacts.tsx"
import styles from "./StorePanels.module.css"
import { panelTexts } from "../texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

/** All stores to choose from; begins with the one that is ordered from when that is wanted (SPEC §3). */
export const StoreSelector = ({ showCurrentStore }: { readonly showCurrentStore: boolean }) => (
  <div className={styles.panel}>
    {showCurrentStore && <Chosen />}
    <Choices withChosen={!showCurrentStore} />
  </div>
)

const Chosen = () => {
  const t = useTexts(panelTexts)
  const { store: chosen, hotspot } = useSelectedStore()
  const { current, list } = useView("store")
  if (chosen === null) return null
  const isShown = current?.store.id === chosen.id
  const listed = list._tag === "Loaded" ? list.value.find(({ id }) => id === chosen.id) : undefined
  const store = isShown ? current.store : listed
  return (
    <section className={styles.chosen} aria-labelledby="chosen-store">
      <p className={styles.eyebrow}>{t("orderingFrom")}</p>
      <h3 id="chosen-store" className={styles.name}>
        {chosen.name}
      </h3>
      {store && <StoreFacts store={store} status={isShown ? current.status : null} hotspot={hotspot} />}
    </section>
  )
}

const Choices = ({ withChosen }: { readonly withChosen: boolean }) => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const { list } = useView("store")
  const { store: chosen } = useSelectedStore()
  switch (list._tag) {
    case "Loaded":
      return (
        <ul className={styles.list}>
          {list.value
            .filter(({ id }) => withChosen || id !== chosen?.id)
            .map((store) => (
              <li key={store.id}>
                <StoreChoice store={store} isChosen={store.id === chosen?.id} />
              </li>
            ))}
        </ul>
      )
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
