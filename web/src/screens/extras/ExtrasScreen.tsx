import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { OnToPayment } from "../../overlays/upsells/OnToPayment.tsx"
import { upsellTexts } from "../../overlays/upsells/texts.ts"
import { UpsellShelves } from "../../overlays/upsells/UpsellShelves.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ExtrasScreen.module.css"

/** The upsells as a screen with its own address (SPEC §2.1). */
export const ExtrasScreen = () => {
  const t = useTexts(upsellTexts)
  const { totalCount } = useView("cart")
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      {totalCount === 0 ? <Nothing /> : <Shelves />}
    </div>
  )
}

const Nothing = () => {
  const t = useTexts(upsellTexts)
  const { current } = useView("store")
  return (
    <>
      <p>{t("emptyCart")}</p>
      <Link
        to={current ? { _tag: "Menu", storeSlug: current.store.slug } : { _tag: "Stores" }}
        className={`${buttonClass()} ${styles.way}`}
      >
        {current ? t("toMenu") : t("chooseStore")}
      </Link>
    </>
  )
}

const Shelves = () => {
  const t = useTexts(upsellTexts)
  const { step, shelves } = useView("upsells")
  if (step === "gathering") {
    return (
      <div aria-busy="true">
        <output className="sr-only">{t("looking")}</output>
        <Skeleton height="16rem" />
      </div>
    )
  }
  return (
    <>
      <p className={styles.lead}>{shelves.length === 0 ? t("nothing") : t("lead")}</p>
      <UpsellShelves />
      <OnToPayment />
    </>
  )
}
