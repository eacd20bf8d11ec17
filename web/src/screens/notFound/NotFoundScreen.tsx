import { Link } from "../../app/Link.tsx"
import { appTexts } from "../../app/texts.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./NotFoundScreen.module.css"

/** An address that leads nowhere. */
export const NotFoundScreen = () => {
  const t = useTexts(appTexts)
  return (
    <div className={styles.page}>
      <PizzaPicture seed="nothing" crust="american" toppings={[]} detail="plain" size={220} stage="raw" />
      <PageTitle>{t("missingTitle")}</PageTitle>
      <p>{t("missingText")}</p>
      <p className={styles.ways}>
        <Link to={{ _tag: "Landing" }} className={buttonClass()}>
          {t("toFront")}
        </Link>
        <Link to={{ _tag: "Stores" }} className={buttonClass("calm")}>
          {t("stores")}
        </Link>
      </p>
    </div>
  )
}
