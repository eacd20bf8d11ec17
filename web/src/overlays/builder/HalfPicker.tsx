import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import styles from "./HalfPicker.module.css"
import type { ViewProps } from "./memoByKeys.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** Pixels between the strip's edge and the pizza that is scrolled into view. */
const margin = 24

/** Scrolls a new strip to its chosen pizza. */
const showChosen = (strip: HTMLDivElement | null): void => {
  const chosen = strip?.querySelector("label:has(:checked)")
  if (!strip || !chosen) return
  const [seen, place] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()]
  strip.scrollBy({ left: place.left - seen.left - margin, top: place.top - seen.top - margin, behavior: "instant" })
}

/** The pizzas that the edited half can be, as pictures with the price of the whole; the chosen one is in view. */
export const HalfPicker = ({ view: { active, halves } }: ViewProps) => {
  const { t } = useBuilderWords()
  const { money, words } = useFormat()
  const { send } = useShop()
  const { current } = useView("store")
  const chosen = halves.find(({ isChosen }) => isChosen)?.slug
  if (current === null) return null
  const { menu } = current
  return (
    <fieldset className={styles["picker"]}>
      <legend>{t(active === "left" ? "pizzaOfLeft" : "pizzaOfRight")}</legend>
      {/* Keyed by half, so that switching to the other half scrolls to its pizza. */}
      <div key={active} ref={showChosen} className={styles["strip"]}>
        {halves.map(({ slug, name, code, price, isSoldOut, isChosen }) => {
          const product = menu.products.find((one) => one.slug === slug)
          return (
            <label key={slug} className={styles["pizza"]}>
              <input
                type="radio"
                name={`builder-pizza-${active}`}
                value={slug}
                checked={slug === chosen}
                disabled={isSoldOut && !isChosen}
                onChange={() => send({ type: "HalfChosen", side: active, productSlug: slug })}
              />
              {product && (
                <MenuPicture menu={menu} product={product} code={code} size={160} className={styles["picture"]} />
              )}
              <span className={styles["name"]}>{words(name)}</span>
              <span className={styles["price"]}>{isSoldOut ? t("soldOut") : money(price)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
