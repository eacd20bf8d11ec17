import { Progress } from "../kit/Progress.tsx"
import { useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./MinimumLeft.module.css"
import { cartTexts } from "./texts.ts"

/** Progress towards the store's minimum amount for delivery; nothing where there is none (SPEC §5). */
export const MinimumLeft = () => {
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const { minimum, left } = useView("validation")
  if (minimum === 0) return null
  return (
    <div className={styles.minimum} data-reached={left === 0}>
      <p id="minimum-words" aria-live="polite">
        {left === 0 ? t("minimumReached") : t("left", { amount: money(left), minimum: money(minimum) })}
      </p>
      {left > 0 && <Progress max={minimum} value={minimum - left} labelledBy="minimum-words" />}
    </div>
  )
}
