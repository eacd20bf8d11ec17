import { availability } from "@skorpe/core/domain/menu"
import { useServingTime, useView } from "../../shop/shopContext.ts"
import { useSoldOutWords } from "../../products/useSoldOutWords.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { ProductCard } from "../menu/ProductCard.tsx"
import styles from "./LandingScreen.module.css"
import { landingTexts } from "./texts.ts"

/** The first pizzas on the selected store's menu. */
export const FromTheOven = () => {
  const t = useTexts(landingTexts)
  const { current } = useView("store")
  const soldOut = useSoldOutWords()
  const at = useServingTime()
  if (current === null) return null
  const { store, menu, status } = current
  const pizzas = menu.products.filter(({ category }) => category === "Pizza").slice(0, 4)
  if (pizzas.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="from-the-oven">
      <h2 id="from-the-oven">{t("ovenTitle", { store: store.name })}</h2>
      <ul className={styles.pizzas}>
        {pizzas.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              menu={menu}
              storeSlug={store.slug}
              soldOut={soldOut(availability(product, status, at))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
