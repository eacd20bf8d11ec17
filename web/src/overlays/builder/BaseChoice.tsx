import type { BuilderView } from "@skorpe/core/builder"
import { type Minor, subtract, zero } from "@skorpe/core/money"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Builder.module.css"
import { drawnFor } from "./drawnFor.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** Size with its price, and crust with what it costs more, such as the gluten-free one's surcharge. */
export const BaseChoice = drawnFor(["sizes", "crusts"], ({ view }) => {
  const { t } = useBuilderWords()
  const names = useTexts(productTexts)
  const { money, words } = useFormat()
  const { send } = useShop()
  const surcharge = (amount: Minor): string => {
    if (amount === 0) return ""
    return amount > 0 ? t("more", { price: money(amount) }) : t("less", { price: money(subtract(zero, amount)) })
  }
  /** Said where a crust is not made in the chosen size, and choosing it changes that too. */
  const leads = ({ size }: BuilderView["crusts"][0]): string =>
    view.sizes.some((one) => one.isChosen && one.size === size) ? "" : t("inSize", { size: names(size).toLowerCase() })
  return (
    <div className={styles["part"]}>
      <RadioTiles
        legend={t("size")}
        name="builder-size"
        value={view.sizes.find(({ isChosen }) => isChosen)?.size ?? ""}
        tiles={view.sizes.map(({ size, words: said, price, isSoldOut, isChosen }) => ({
          value: size,
          label: names(size),
          detail: [/\d+ cm/.exec(words(said))?.[0] ?? "", isSoldOut ? t("soldOut") : money(price)],
          disabled: isSoldOut && !isChosen,
        }))}
        onChoose={(chosen) => {
          const found = view.sizes.find(({ size }) => size === chosen)
          if (found) send({ type: "BaseChosen", crust: found.crust, size: found.size })
        }}
      />
      {view.crusts.length > 1 && (
        <RadioTiles
          legend={t("crust")}
          name="builder-crust"
          value={view.crusts.find(({ isChosen }) => isChosen)?.crust ?? ""}
          tiles={view.crusts.map((option) => ({
            value: option.crust,
            label: names(option.crust),
            detail: [option.isSoldOut ? t("soldOut") : surcharge(option.surcharge), leads(option)],
            disabled: option.isSoldOut && !option.isChosen,
          }))}
          onChoose={(chosen) => {
            const found = view.crusts.find(({ crust }) => crust === chosen)
            if (found) send({ type: "BaseChosen", crust: found.crust, size: found.size })
          }}
        />
      )}
    </div>
  )
})
