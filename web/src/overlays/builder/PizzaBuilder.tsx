import { memo } from "react"
import type { BuilderView } from "@skorpe/core/units/builder"
import { Message } from "../../kit/Message.tsx"
import { useEasel } from "../../pictures/easel/useEasel.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { BaseChoice } from "./BaseChoice.tsx"
import { BuilderBar } from "./BuilderBar.tsx"
import styles from "./Builder.module.css"
import { BuilderPicture } from "./BuilderPicture.tsx"
import { HalvesChoice } from "./HalvesChoice.tsx"
import { IngredientList } from "./IngredientList.tsx"
import { PartAllergens } from "./PartAllergens.tsx"
import { PriceParts } from "./PriceParts.tsx"
import { ShareChoice } from "./ShareChoice.tsx"
import { builderTexts } from "./texts.ts"
import { useBuilder } from "./useBuilder.ts"

/** The content of the builder's panel, from the crust to the price (SPEC §2.4, §2.6). */
export const PizzaBuilder = () => {
  const t = useTexts(builderTexts)
  const { view, later } = useBuilder()
  if (view === null) {
    return (
      <Message tone="info">
        <p>{t("gone")}</p>
      </Message>
    )
  }
  return <Building view={view} later={later ?? view} />
}

interface BuildingProps {
  readonly view: BuilderView
  /** The view one paint later, for everything but the pressed control itself. */
  readonly later: BuilderView
}

const Building = memo(({ view, later }: BuildingProps) => {
  const easel = useEasel(view.drawing)
  return (
    <div className={styles["builder"]}>
      <div className={styles["columns"]}>
        <div className={styles["show"]}>
          <BuilderPicture view={view} later={later} easel={easel} />
        </div>
        <div className={styles["choices"]}>
          <ShareChoice view={view} />
          {view.parts.length > 1 && <HalvesChoice view={view} />}
          <BaseChoice view={view} />
          <IngredientList view={later} easel={easel} />
          <PartAllergens view={later} />
          <PriceParts view={later} />
        </div>
      </div>
      <BuilderBar quantity={view.quantity} view={later} />
    </div>
  )
})
Building.displayName = "Building"
