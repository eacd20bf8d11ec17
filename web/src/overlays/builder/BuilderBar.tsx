import { memo } from "react"
import type { BuilderView } from "@skorpe/core/units/builder"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { Stepper } from "../../kit/Stepper.tsx"
import styles from "./BuilderBar.module.css"
import { useBuilderWords } from "./useBuilderWords.ts"

interface BuilderBarProps {
  /** The current quantity; the price in `view` may follow a paint later. */
  readonly quantity: number
  readonly view: BuilderView
}

/** The sticky bar with the quantity, and the button with the total price. */
export const BuilderBar = memo(({ quantity, view }: BuilderBarProps) => {
  const { t } = useBuilderWords()
  const { money } = useFormat()
  const { send } = useShop()
  const { outcome } = view
  const isGone = outcome === "soldOut"
  const price = money(view.price.linePrice)
  return (
    <div className={styles["bar"]}>
      <Stepper
        value={quantity}
        label={t("quantity")}
        less={t("fewer")}
        more={t("oneMore")}
        atLeast={quantity <= 1}
        atMost={quantity >= view.most}
        onLess={() => send({ type: "PiecesStepped", step: -1 })}
        onMore={() => send({ type: "PiecesStepped", step: 1 })}
      />
      <Button
        className={styles["button"] ?? ""}
        aria-disabled={isGone}
        data-testid="build"
        onClick={() => !isGone && send({ type: "PizzaBuilt" })}
      >
        {t(outcome)} {!isGone && <span className={styles["price"]}>{price}</span>}
      </Button>
      <output className="sr-only">{t("costs", { price })}</output>
    </div>
  )
})
BuilderBar.displayName = "BuilderBar"
