import { judgeBudget } from "@skorpe/core/domain/organisation"
import { Message } from "../../../kit/Message.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { Button } from "../../../kit/Button.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "../texts.ts"

/** What the organisation may still order this month, and a warning before the order is sent if it exceeds that. */
export const BudgetNote = () => {
  const { paymentType } = useView("checkout")
  if (paymentType !== "B2B") return null
  return (
    <div aria-live="polite">
      <Budget />
    </div>
  )
}

const Budget = () => {
  const t = useTexts(checkoutTexts)
  const { money } = useFormat()
  const account = useView("account")
  const validation = useView("validation")
  switch (account._tag) {
    case "NoBudget":
    // `NoLongerMember` says so above the order button, which is disabled.
    case "NotAMember":
      return null
    case "BudgetLoading":
      return <p>{t("budgetLoading")}</p>
    case "BudgetUnknown":
      return <p>{t("budgetUnknown")}</p>
    case "BudgetKnown": {
      const { budget } = account
      const verdict =
        validation._tag === "Confirmed"
          ? judgeBudget(budget, validation.price.customerAmount)
          : { _tag: "Within" as const }
      if (!budget.isApproved) return <NotOnAccount words={t("notApproved")} />
      if (verdict._tag === "OverOrder") return <NotOnAccount words={t("overOrder", { most: money(verdict.most) })} />
      if (verdict._tag === "OverMonth") return <NotOnAccount words={t("overMonth", { left: money(verdict.left) })} />
      return budget.left === null ? null : <p>{t("budgetLeft", { left: money(budget.left) })}</p>
    }
  }
}

/**
 * Warns that the server would refuse the order on account. Another way to pay is one press away; the order is not
 * blocked.
 */
const NotOnAccount = ({ words }: { readonly words: string }) => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  return (
    <Message tone="wrong">
      <p>{words}</p>
      <Button look="calm" onClick={() => send({ type: "PaymentTypeChosen", paymentType: "INSTORE" })}>
        {t("payYourself")}
      </Button>
    </Message>
  )
}
