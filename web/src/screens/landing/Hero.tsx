import { ArrowRight } from "lucide-react"
import { Link } from "../../app/Link.tsx"
import { useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Hero.module.css"
import { heroPizza } from "./heroPizzas.ts"
import { landingTexts } from "./texts.ts"

/** The mouth of the oven with a pizza in it, and the one way on. */
export const Hero = () => {
  const t = useTexts(landingTexts)
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <PageTitle tab={t("tab")} className={styles.title}>
            {t("title")}
          </PageTitle>
          <p className={styles.lead}>{t("lead")}</p>
          <WaysOn />
        </div>
        <div className={styles.oven}>
          <PizzaPicture first {...heroPizza} detail="rich" size={760} className={styles.pizza ?? ""} />
        </div>
      </div>
    </section>
  )
}

/** To the store in hand, if there is one, and to the choice of stores. */
const WaysOn = () => {
  const t = useTexts(landingTexts)
  const { current } = useView("store")
  const cart = useView("cart")
  const name = current?.store.name ?? cart.storeName
  const slug = current?.store.slug ?? cart.storeSlug
  if (slug === "") {
    return (
      <Link to={{ _tag: "Stores" }} className={`${buttonClass()} ${styles.call}`}>
        {t("choose")} <ArrowRight size={24} aria-hidden />
      </Link>
    )
  }
  return (
    <p className={styles.ways}>
      <Link to={{ _tag: "Menu", storeSlug: slug }} className={`${buttonClass()} ${styles.call}`}>
        {t("goOn", { store: name })} <ArrowRight size={24} aria-hidden />
      </Link>
      <Link to={{ _tag: "Stores" }} className={styles.other}>
        {t("otherStore")}
      </Link>
    </p>
  )
}
