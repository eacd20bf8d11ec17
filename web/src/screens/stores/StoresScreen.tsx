import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreList } from "./StoreList.tsx"
import styles from "./StoresScreen.module.css"
import { storesTexts } from "./texts.ts"

/** Every store, with whether it is open now. */
export const StoresScreen = () => {
  const t = useTexts(storesTexts)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t("title")}</PageTitle>
        <p>{t("lead")}</p>
      </header>
      <StoreList heading="h2" />
    </div>
  )
}
