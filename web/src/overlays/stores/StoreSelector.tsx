import { House } from "lucide-react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { FindField } from "../../kit/FindField.tsx"
import { NearMe } from "../../stores/NearMe.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"
import { StoreChoices } from "./StoreChoices.tsx"
import { StoreFacts } from "./StoreFacts.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

/** All stores to choose from, on request with the current store first (SPEC §3). */
export const StoreSelector = ({ showCurrentStore }: { readonly showCurrentStore: boolean }) => {
  const { store: chosen } = useSelectedStore()
  const { filter } = useView("finder")
  return (
    <div className={styles.panel}>
      {showCurrentStore && <Chosen />}
      <Finding />
      <StoreChoices except={showCurrentStore ? (chosen?.id ?? null) : null} filter={filter} />
    </div>
  )
}

const Chosen = () => {
  const t = useTexts(panelTexts)
  const say = useTexts(findingTexts)
  const { send } = useShop()
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
      <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })}>
        {say("change")}
      </Button>
    </section>
  )
}

const Finding = () => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const { filter } = useView("finder")
  return (
    <search className={styles.finding}>
      <FindField
        id="find-choice"
        label={t("findStore")}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={filter}
        onText={(query) => send({ type: "StoresFiltered", query })}
      />
      <div className={styles.ways}>
        <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })}>
          <House size={16} aria-hidden />
          {t("byAddress")}
        </Button>
        <NearMe />
      </div>
    </search>
  )
}
