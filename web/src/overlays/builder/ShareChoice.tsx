import type { Cover } from "@skorpe/core/domain/builder"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { coverNames } from "./coverNames.ts"
import { memoByKeys } from "./memoByKeys.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

const stops: readonly Cover[] = ["left", "both", "right"]

/** Whole or half-and-half: the divider's stops as radio buttons. */
export const ShareChoice = memoByKeys(["cover", "both", "hasOtherHalf"], ({ view }) => {
  const { t } = useBuilderWords()
  const { words } = useFormat()
  const { send } = useShop()
  const names = coverNames(view, t, words)
  return (
    <RadioTiles
      legend={t("share")}
      name="builder-share"
      value={view.cover}
      tiles={stops
        .filter((cover) => cover !== "right" || view.hasOtherHalf)
        .map((cover) => ({ value: cover, label: names[cover] }))}
      onChoose={(chosen) => {
        const cover = stops.find((one) => one === chosen)
        if (cover) send({ type: "DividerMoved", cover })
      }}
    />
  )
})
