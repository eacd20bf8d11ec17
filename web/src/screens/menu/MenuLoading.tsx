import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

/** The placeholder while the menu is loading. */
export const MenuLoading = () => {
  const t = useTexts(menuTexts)
  return (
    <div aria-busy="true">
      <div className={styles.top}>
        <header className={styles.head}>
          <PageTitle>{t("title")}</PageTitle>
          <output className={styles.standing}>{t("loading")}</output>
        </header>
      </div>
      <div className={styles.page}>
        <div className={styles.rows}>
          <Skeleton height="21rem" count={8} />
        </div>
      </div>
    </div>
  )
}
