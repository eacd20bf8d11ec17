import type { Block } from "@skorpe/core/checkout"
import type { SaidBeside } from "@skorpe/core/validation"
import { Link } from "../../app/Link.tsx"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PriceState } from "../cart/PriceState.tsx"
import { PriceSummary } from "../cart/PriceSummary.tsx"
import styles from "./CheckoutScreen.module.css"
import { checkoutTexts } from "./texts.ts"

/** What is told of a press on the button need not be said by the price too. */
const saidByBlock = ({ _tag }: Block): readonly SaidBeside[] => {
  if (_tag === "BelowMinimum") return ["minimum"]
  return _tag === "ManualOrder" || _tag === "OtherDay" ? ["large"] : []
}

/** What is being ordered, in short, and what it costs. */
export const OrderSummary = () => {
  const t = useTexts(checkoutTexts)
  const { words } = useFormat()
  const { lines } = useView("cart")
  const beside = useView("checkout").blocks.flatMap(saidByBlock)
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {words(line.name)} <span>{words(line.size)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={{ _tag: "Cart" }}>{t("change")}</Link>
      </p>
      <PriceSummary />
      <PriceState beside={beside} />
    </>
  )
}
