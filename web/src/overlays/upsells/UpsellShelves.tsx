import { shelfGoods } from "@skorpe/core/domain/upsells"
import { useServingTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { UpsellCard } from "./UpsellCard.tsx"
import styles from "./Upsells.module.css"

/** Shelves of products that fit the cart, each added with one tap (SPEC §2.4). */
export const UpsellShelves = () => {
  const { shelves } = useView("upsells")
  const { current } = useView("store")
  const { words } = useFormat()
  const at = useServingTime()
  if (current === null) return null
  return shelves.map((shelf) => (
    <section key={shelf.id} className={styles.shelf} aria-labelledby={`shelf-${shelf.id}`}>
      <h2 id={`shelf-${shelf.id}`}>{words(shelf.title)}</h2>
      <ul className={styles.goods}>
        {shelfGoods(current.menu, shelf, at).map((good) => (
          <UpsellCard key={good.variation.code} good={good} menu={current.menu} />
        ))}
      </ul>
    </section>
  ))
}
