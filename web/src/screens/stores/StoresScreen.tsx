import { useView } from "../../app/shopContext.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreList } from "./StoreList.tsx"
import { StoreResults } from "./StoreResults.tsx"
import styles from "./StoresScreen.module.css"
import { storesTexts } from "./texts.ts"

/** Every store, how it stands and how far it is; one finds the own one by its name, its place, or by being near. */
export const StoresScreen = () => {
  const t = useTexts(storesTexts)
  const { list } = useView("store")
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t("title")}</PageTitle>
        <p>{t("lead")}</p>
      </header>
      {list._tag === "Loaded" ? <StoreResults stores={list.value} /> : <StoreList heading="h2" />}
    </div>
  )
}
