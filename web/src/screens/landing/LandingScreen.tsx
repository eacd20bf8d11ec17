import { ArrowRight } from "lucide-react"
import { Link } from "../../app/Link.tsx"
import { useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreList } from "../stores/StoreList.tsx"
import { heroPizza, journeyPizza } from "./heroPizzas.ts"
import styles from "./LandingScreen.module.css"
import { landingTexts } from "./texts.ts"

/** The first page: a pizza, one way on, and the stores. */
export const LandingScreen = () => {
  const t = useTexts(landingTexts)
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.stage}>
          <div className={styles.words}>
            <PageTitle tab={t("tab")} className={styles.title}>
              {t("title")}
            </PageTitle>
            <p className={styles.lead}>{t("lead")}</p>
            <WaysOn />
          </div>
          <PizzaPicture {...heroPizza} detail="rich" size={760} className={styles.pizza ?? ""} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t("stepsTitle")}</h2>
        <ol className={styles.steps}>
          {(["pick", "follow", "collect"] as const).map((step, index) => (
            <li key={step}>
              <PizzaPicture
                {...journeyPizza}
                stage={(["raw", "baked", "boxed"] as const)[index] ?? "baked"}
                detail="plain"
                size={132}
              />
              <h3>{t(step)}</h3>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="some-stores">
        <h2 id="some-stores">{t("storesTitle")}</h2>
        <StoreList heading="h3" most={3} />
        <p>
          <Link to={{ _tag: "Stores" }} className={buttonClass("calm")}>
            {t("allStores")}
          </Link>
        </p>
      </section>
    </>
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
        {t("choose")} <ArrowRight size={22} aria-hidden />
      </Link>
    )
  }
  return (
    <p className={styles.ways}>
      <Link to={{ _tag: "Menu", storeSlug: slug }} className={`${buttonClass()} ${styles.call}`}>
        {t("goOn", { store: name })} <ArrowRight size={22} aria-hidden />
      </Link>
      <Link to={{ _tag: "Stores" }} className={styles.other}>
        {t("otherStore")}
      </Link>
    </p>
  )
}
