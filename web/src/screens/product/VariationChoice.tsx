import type { SizeName } from "@skorpe/core/market"
import { type Product, type Variation, type VariationChoices, variationChoices } from "@skorpe/core/menu"
import { readVariationCode } from "@skorpe/core/pizza"
import { useRef } from "react"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { useTickedBefore } from "../../kit/useTickedBefore.ts"
import { productTexts } from "../../products/texts.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

interface VariationChoiceProps {
  readonly product: Product
  readonly choices: VariationChoices
  /** The only sizes that the chosen crust is made in; none when there is nothing to say. */
  readonly only: readonly SizeName[]
  readonly isGone: (variation: Variation) => boolean
  /** Two pizzas on one crust: which ones decides the price, so that only the lowest is known. */
  readonly isOfHalves: boolean
}

/** Size with its price, and crust, where there is a choice; another crust keeps the size where it can, and says which one it leads to where it cannot. */
export const VariationChoice = ({ product, choices, only, isGone, isOfHalves }: VariationChoiceProps) => {
  const t = useTexts(productScreenTexts)
  const products = useTexts(productTexts)
  const { market, send } = useShop()
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
  const tiles = useRef<HTMLDivElement>(null)
  // Both may have been: the crust in that size, or in the one that it is made in.
  useTickedBefore(tiles, ({ crust, size = choices.chosen.code }) => {
    const { chosen, crusts } = variationChoices(product, size, market.defaultSize)
    choose((crusts.find((choice) => choice.crust === crust)?.variation ?? chosen).code)
  })
  const centimetres = (variation: Variation): string => /\d+ cm/.exec(words(variation.size))?.[0] ?? ""
  return (
    <div ref={tiles} className={styles.choices}>
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
