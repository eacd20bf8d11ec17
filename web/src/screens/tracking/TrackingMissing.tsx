import { Link } from "../../app/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

/** There is no such order, or it is somebody else's. */
export const TrackingMissing = () => {
  const t = useTexts(trackingTexts)
  return (
    <div className={styles.missing}>
      <PageTitle>{t("missingTitle")}</PageTitle>
      <p>{t("missingText")}</p>
      <p>
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("toStores")}
        </Link>
      </p>
    </div>
  )
}
