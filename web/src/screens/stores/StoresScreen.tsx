import { useView } from "../../shop/shopContext.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreList } from "./StoreList.tsx"
import { StoreResults } from "./StoreResults.tsx"
import styles from "./StoresScreen.module.css"
import { storesTexts } from "../../stores/texts.ts"

/** The list of all stores with their status and distance, searchable by name, place and position. */
export const StoresScreen = () => {
  const t = useTexts(storesTexts)
  const { list } = useView("store")
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t("title")}</PageTitle>
        <p>{t("lead")}</p>
      </header>
      {list._tag === "Loaded" ? <StoreResults stores={list.value} /> : <StoreList most={6} />}
    </div>
  )
}
