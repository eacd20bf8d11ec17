import { X } from "lucide-react"
import type { LeftOut as LeftOutEntry, LineLoss } from "@skorpe/core/domain/cart"
import { useShop, useView } from "../../shop/shopContext.ts"
import { ProblemWords } from "../../shop/ProblemWords.tsx"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./LeftOut.module.css"
import { againTexts } from "./texts.ts"

const useLossWords = (): ((loss: LineLoss) => string) => {
  const t = useTexts(againTexts)
  const { words, money } = useFormat()
  return (loss) => {
    switch (loss._tag) {
      case "Gone":
        return t("gone")
      case "SizeGone":
        return loss.half ? t("sizeGoneOf", { half: words(loss.half) }) : t("sizeGone")
      case "SoldOut":
        return loss.half ? t("soldOutOf", { half: words(loss.half) }) : t("soldOut")
      case "ToppingGone":
        return loss.topping ? t("toppingGone", { topping: words(loss.topping) }) : t("someToppingGone")
      case "ToppingSoldOut":
        return t("toppingSoldOut", { topping: words(loss.topping) })
      case "ToppingBack":
        return t("toppingBack", { topping: words(loss.topping) })
      case "PriceChanged":
        return t("priceChanged", { before: money(loss.before), after: money(loss.after) })
      case "TooMany":
        return t("tooMany", { most: String(loss.most) })
      case "AgeUnknown":
        return t("ageUnknown")
    }
  }
}

const Entry = ({ entry }: { readonly entry: LeftOutEntry }) => {
  const t = useTexts(againTexts)
  const { words } = useFormat()
  const lossWords = useLossWords()
  const { storeName: store } = useView("cart")
  switch (entry._tag) {
    case "Line":
      return (
        <>
          <b>{words(entry.name)}</b> {lossWords(entry.loss)}
        </>
      )
    case "Code":
      return (
        <>
          <b>{entry.code}</b> <ProblemWords code={entry.problem} />
        </>
      )
    case "CodeExcluded":
      return (
        <>
          <b>{entry.code}</b> {t("codeExcluded")}
        </>
      )
    case "NoDelivery":
      return t("noDelivery", { store })
    case "NoAddress":
      return t("noAddress")
    case "NoHotspot":
      return t("noHotspot", { store })
  }
}

/** What did not come along from an earlier order, each with its reason, until the customer dismisses it. */
export const LeftOut = () => {
  const t = useTexts(againTexts)
  const { send } = useShop()
  const { leftOut } = useView("cart")
  return (
    <section className={styles["leftOut"]} aria-labelledby="left-out">
      <h2 id="left-out">{t("title")}</h2>
      <ul>
        {leftOut.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles["close"]}
        aria-label={t("dismiss")}
        onClick={() => send({ type: "LeftOutDismissed" })}
      >
        <X size={16} aria-hidden />
      </button>
    </section>
  )
}
