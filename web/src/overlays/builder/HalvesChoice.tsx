import { ArrowLeftRight } from "lucide-react"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import styles from "./Builder.module.css"
import { HalfPicker } from "./HalfPicker.tsx"
import { memoByKeys } from "./memoByKeys.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** Chooses the half to edit and its pizza, with a button that swaps the halves. */
export const HalvesChoice = memoByKeys(["active", "parts", "shown", "halves"], ({ view }) => {
  const { t, half } = useBuilderWords()
  const { words } = useFormat()
  const { send } = useShop()
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
      <HalfPicker view={view} />
      <Button look="calm" onClick={() => send({ type: "HalvesSwapped" })}>
        <ArrowLeftRight size={16} aria-hidden />
        {t("swap")}
      </Button>
    </section>
  )
})
