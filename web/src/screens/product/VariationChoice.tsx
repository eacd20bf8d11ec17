import type { SizeName } from "@skorpe/core/domain/market"
import type { Variation, VariationChoices } from "@skorpe/core/domain/menu"
import { readVariationCode } from "@skorpe/core/domain/pizza"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { productTexts } from "../../products/texts.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

interface VariationChoiceProps {
  readonly choices: VariationChoices
  /** The sizes of the chosen crust if they are limited, else empty. */
  readonly only: readonly SizeName[]
  readonly isGone: (variation: Variation) => boolean
  /** The product is a half-and-half: its price depends on the halves, so the lowest is shown. */
  readonly isOfHalves: boolean
}

/**
 * Choices of size (with price) and crust. A new crust keeps the size if it comes in it, else shows which size it leads
 * to.
 */
export const VariationChoice = ({ choices, only, isGone, isOfHalves }: VariationChoiceProps) => {
  const t = useTexts(productScreenTexts)
  const products = useTexts(productTexts)
  const { send } = useShop()
  const { money, words } = useFormat()
  const language = useLanguage()
  const chosenSize = readVariationCode(choices.chosen.code).size
  const leads = (variation: Variation): string => {
    const { size } = readVariationCode(variation.code)
    return size === null || size === chosenSize ? "" : t("inSize", { size: products(size).toLowerCase() })
  }
  const sizes = new Intl.ListFormat(language).format(only.map((size) => products(size).toLowerCase()))
  const choose = (code: string) => send({ type: "VariationChosen", code })
  const priceOf = ({ price }: Variation): string => (isOfHalves ? t("from", { price: money(price) }) : money(price))
  const centimetres = (variation: Variation): string => /\d+ cm/.exec(words(variation.size))?.[0] ?? ""
  return (
    <div className={styles.choices}>
      {choices.crusts.length > 1 && (
        <RadioTiles
          legend={t("crust")}
          name="crust"
          value={choices.crust ?? ""}
          tiles={choices.crusts.map(({ crust, variation }) => ({
            value: crust,
            label: products(crust),
            detail: [leads(variation)],
          }))}
          onChoose={(chosen) => {
            const found = choices.crusts.find(({ crust }) => crust === chosen)
            if (found) choose(found.variation.code)
          }}
        />
      )}
      {(choices.sizes.length > 1 || choices.sizes[0]?.size !== null) && (
        <RadioTiles
          legend={t("size")}
          name="size"
          value={choices.chosen.code}
          tiles={choices.sizes.map(({ size, variation }) => ({
            value: variation.code,
            label: size === null ? words(variation.size) : products(size),
            detail: [centimetres(variation), isGone(variation) ? t("soldOut") : priceOf(variation)],
            disabled: isGone(variation),
          }))}
          onChoose={choose}
        />
      )}
      <output className={styles.only}>
        {choices.crust !== null && only.length > 0 && t("onlySizes", { crust: products(choices.crust), sizes })}
      </output>
    </div>
  )
}
