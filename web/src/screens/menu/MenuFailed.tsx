import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

/** Loading the menu failed; it is retried automatically. */
export const MenuFailed = () => {
  const t = useTexts(menuTexts)
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <OutOfReach words={t("failed")} />
    </div>
  )
}
