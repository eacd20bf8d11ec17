import { ArrowRight } from "lucide-react"
import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useSelectedStore } from "../../overlays/stores/useSelectedStore.ts"
import styles from "./Hero.module.css"
import { heroPizza } from "../../products/heroPizzas.ts"
import { OrderStart } from "./OrderStart.tsx"
import { landingTexts } from "./texts.ts"

/** The landing page's hero: how an order begins, and a pizza in an oven. */
export const Hero = () => {
  const t = useTexts(landingTexts)
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <PageTitle tab={t("tab")} className={styles.title}>
            {t("title")}
          </PageTitle>
          <GoOn />
          <OrderStart />
          <p className={styles.lead}>{t("lead")}</p>
        </div>
        <div className={styles.oven}>
          <PizzaPicture first {...heroPizza} detail="rich" size={760} className={styles.pizza ?? ""} />
        </div>
      </div>
    </section>
  )
}

/** Leads back to the selected store's menu, if there is one. */
const GoOn = () => {
  const t = useTexts(landingTexts)
  const { store } = useSelectedStore()
  if (store === null) return null
  return (
    <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={`${buttonClass()} ${styles.call}`}>
      {t("goOn", { store: store.name })} <ArrowRight size={24} aria-hidden />
    </Link>
  )
}
