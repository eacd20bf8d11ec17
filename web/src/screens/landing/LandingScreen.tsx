import { Link } from "../../app/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CartBar } from "../menu/CartBar.tsx"
import { StoreList } from "../stores/StoreList.tsx"
import { FromTheOven } from "./FromTheOven.tsx"
import { Hero } from "./Hero.tsx"
import { journey } from "./heroPizzas.ts"
import styles from "./LandingScreen.module.css"
import { LastOrder } from "./LastOrder.tsx"
import { landingTexts } from "./texts.ts"

const steps = [
  ["pick", journey[0]],
  ["follow", journey[1]],
  ["collect", journey[2]],
] as const

/** The first page: a pizza, one way on, what is known of the customer's taste, and the stores. */
export const LandingScreen = () => {
  const t = useTexts(landingTexts)
  return (
    <>
      <Hero />
      <LastOrder />
      <FromTheOven />
      <section className={styles.section} aria-labelledby="some-stores">
        <h2 id="some-stores">{t("storesTitle")}</h2>
        <StoreList heading="h3" most={3} />
        <p>
          <Link to={{ _tag: "Stores" }} className={buttonClass("calm")}>
            {t("allStores")}
          </Link>
        </p>
      </section>
      <section className={`${styles.section} below`} aria-labelledby="how">
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
      <CartBar />
    </>
  )
}
