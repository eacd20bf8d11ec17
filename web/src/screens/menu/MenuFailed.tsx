import { OutOfReach } from "../../app/OutOfReach.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

/** The menu could not be fetched; it is tried again by itself. */
export const MenuFailed = () => {
  const t = useTexts(menuTexts)
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <OutOfReach words={t("failed")} />
    </div>
  )
}
