import type { Store } from "@skorpe/core/domain/store"
import { useShop, useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { FindField } from "../../kit/FindField.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreEntry } from "./StoreEntry.tsx"
import { NearMe } from "../../stores/NearMe.tsx"
import styles from "./StoresScreen.module.css"
import { storesTexts } from "../../stores/texts.ts"
import { useListedStores } from "../../stores/useListedStores.ts"

/** The stores that match the typed text, the nearest first if the position is known. */
export const StoreResults = ({ stores }: { readonly stores: readonly Store[] }) => {
  const t = useTexts(storesTexts)
  const { send } = useShop()
  const { filter } = useView("finder")
  const found = useListedStores(stores, filter)
  const type = (query: string) => send({ type: "StoresFiltered", query })
  return (
    <>
      <search className={styles.tools}>
        <FindField
          id="find-store"
          label={t("find")}
          type="search"
          placeholder={t("findHint")}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={filter}
          onText={type}
        />
        <NearMe />
      </search>
      <output className={filter === "" ? "sr-only" : styles.count}>{t("count", { count: found.length })}</output>
      {found.length === 0 && (
        <div className={styles.nothing}>
          <p>{t("noneFits", { query: filter.trim() })}</p>
          <Button look="calm" onClick={() => type("")}>
            {t("showAll")}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {found.map((listed) => (
          <li key={listed.store.id}>
            <StoreEntry {...listed} />
          </li>
        ))}
      </ul>
    </>
  )
}
