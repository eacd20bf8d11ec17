import { ArrowLeftRight } from "lucide-react"
import { useId } from "react"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import styles from "./Builder.module.css"
import { drawnFor } from "./drawnFor.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** Which half is being chosen, which pizza it is, and a button that swaps the two. */
export const HalvesChoice = drawnFor(["active", "parts", "shown", "halves"], ({ view }) => {
  const { t, half } = useBuilderWords()
  const { money, words } = useFormat()
  const { send } = useShop()
  const id = useId()
  const { active } = view
  return (
    <section className={styles["part"]} aria-label={t("halves")}>
      <RadioTiles
        legend={t("halves")}
        name="builder-half"
        value={active}
        tiles={view.parts.map(({ side, product }) => ({
          value: side,
          label: half(side),
          detail: [words(product.name)],
        }))}
        onChoose={(side) => send({ type: "HalfShown", side: side === "left" ? "left" : "right" })}
      />
      <div className={styles["field"]}>
        <label htmlFor={id}>{t(active === "left" ? "pizzaOfLeft" : "pizzaOfRight")}</label>
        <select
          id={id}
          className={styles["select"]}
          value={view.shown.product.slug}
          onChange={({ target }) => send({ type: "HalfChosen", side: active, productSlug: target.value })}
        >
          {view.halves.map(({ slug, name, price, isSoldOut, isChosen }) => (
            <option key={slug} value={slug} disabled={isSoldOut && !isChosen}>
              {words(name)}, {isSoldOut ? t("soldOut") : money(price)}
            </option>
          ))}
        </select>
      </div>
      <Button look="calm" onClick={() => send({ type: "HalvesSwapped" })}>
        <ArrowLeftRight size={20} aria-hidden />
        {t("swap")}
      </Button>
    </section>
  )
})
