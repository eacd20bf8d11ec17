import type { BuilderView } from "@skorpe/core/units/builder"
import { type Minor, subtract, zero } from "@skorpe/core/domain/money"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Builder.module.css"
import { memoByKeys } from "./memoByKeys.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** The choice of size, with prices, and of crust, with its surcharge. */
export const BaseChoice = memoByKeys(["sizes", "crusts"], ({ view }) => {
  const { t } = useBuilderWords()
  const names = useTexts(productTexts)
  const { money, words } = useFormat()
  const { send } = useShop()
  const surcharge = (amount: Minor): string => {
    if (amount === 0) return ""
    return amount > 0 ? t("more", { price: money(amount) }) : t("less", { price: money(subtract(zero, amount)) })
  }
  /** The hint on a crust that is not made in the chosen size: choosing it changes the size too. */
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
