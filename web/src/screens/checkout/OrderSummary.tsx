import type { Block } from "@skorpe/core/domain/checkout"
import type { SaidBeside } from "@skorpe/core/domain/validation"
import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CouponError } from "../../cart/codes/CouponError.tsx"
import { LapsedCodes } from "../../cart/codes/LapsedCodes.tsx"
import { PriceState } from "../../cart/PriceState.tsx"
import { PriceSummary } from "../../cart/PriceSummary.tsx"
import styles from "./CheckoutScreen.module.css"
import { checkoutTexts } from "./texts.ts"

/** The notices that the message above the order button already covers, so that the price does not repeat them. */
const saidByBlock = ({ _tag }: Block): readonly SaidBeside[] => {
  if (_tag === "BelowMinimum") return ["minimum"]
  if (_tag === "NotAMember") return ["membership"]
  return _tag === "ManualOrder" || _tag === "OtherDay" ? ["large"] : []
}

/** A short list of the order's lines, with the price. */
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
      <div aria-live="polite" className={styles.codes}>
        <CouponError />
        <LapsedCodes />
      </div>
      <PriceState beside={beside} />
    </>
  )
}
