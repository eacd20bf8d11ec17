import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

/** The placeholder while the order is loading. */
export const TrackingLoading = () => {
  const t = useTexts(trackingTexts)
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.words}>
        <PageTitle>{t("loadingTitle")}</PageTitle>
        <output>{t("loading")}</output>
        <Skeleton height="3.5rem" count={4} />
      </div>
      <Skeleton height="22rem" />
    </div>
  )
}
