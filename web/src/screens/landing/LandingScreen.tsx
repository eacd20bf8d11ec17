import { useView } from "../../shop/shopContext.ts"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CartInSight } from "../menu/CartInSight.tsx"
import { StoreList } from "../stores/StoreList.tsx"
import { Hero } from "./Hero.tsx"
import { journey } from "../../products/heroPizzas.ts"
import styles from "./LandingScreen.module.css"
import { lazyStart } from "./lazyStart.ts"
import { landingTexts } from "./texts.ts"

const steps = [
  ["pick", journey[0]],
  ["follow", journey[1]],
  ["collect", journey[2]],
] as const

/** The landing page: hero, last order, suggestions and stores. */
export const LandingScreen = () => {
  const t = useTexts(landingTexts)
  const { current } = useView("store")
  const { order } = useView("lastOrder")
  const isBack = current !== null || order._tag === "Loaded"
  return (
    <>
      <Hero />
      {isBack && <Lately />}
      <section className={styles.section} aria-labelledby="some-stores">
        <h2 id="some-stores">{t("storesTitle")}</h2>
        <StoreList most={3} />
        <p>
          <Link to={{ _tag: "Stores" }} className={buttonClass("calm")}>
            {t("allStores")}
          </Link>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t("stepsTitle")}</h2>
        <ol className={styles.steps}>
          {steps.map(([step, pizza]) => (
            <li key={step}>
              <PizzaPicture served {...pizza} detail="plain" size={168} />
              <h3>{t(step)}</h3>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <CartInSight />
    </>
  )
}

const Lately = () => {
  const parts = useLazyPart(lazyStart)
  return parts && <parts.Returning />
}
