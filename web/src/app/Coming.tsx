import { Skeleton } from "../kit/Skeleton.tsx"
import { appTexts } from "../shop/texts.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Shell.module.css"

/** Stands for a screen that cannot be shown yet; its style sheet shows a message when that takes long. */
export const Coming = () => {
  const t = useTexts(appTexts)
  return (
    <div className={styles.coming} aria-busy="true">
      <output className="sr-only">{t("screenComing")}</output>
      <Skeleton height="3rem" />
      <Skeleton height="18rem" />
      <output>{t("screenLate")}</output>
    </div>
  )
}
