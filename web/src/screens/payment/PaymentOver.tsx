import type { PaymentView } from "@skorpe/core/units/payment"
import { useView } from "../../shop/shopContext.ts"
import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import styles from "../../kit/ShortPage.module.css"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { paymentTexts } from "./texts.ts"

type Over = Extract<PaymentView, { readonly _tag: "Paid" | "Closed" | "Missing" }>

/** The outcome of the payment, and links onwards. */
export const PaymentOver = ({ payment }: { readonly payment: Over }) => {
  const t = useTexts(paymentTexts)
  const { totalCount } = useView("cart")
  const closed = totalCount > 0 ? `${t("closedText")} ${t("cartKept")}` : t("closedText")
  const words = {
    Paid: [t(payment._tag === "Paid" && !payment.isPaid ? "placed" : "paid"), t("paidText")],
    Closed:
      payment._tag === "Closed" && payment.isCalledOff ? [t("calledOff"), t("calledOffText")] : [t("closed"), closed],
    Missing: [t("missing"), t("missingText")],
  } as const
  const [title, text] = words[payment._tag]
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      <Onward payment={payment} />
    </div>
  )
}

const Onward = ({ payment }: { readonly payment: Over }) => {
  const t = useTexts(paymentTexts)
  switch (payment._tag) {
    case "Paid":
      return <ToTracker orderId={payment.orderId} words={t("follow")} />
    case "Closed":
      if (payment.isCalledOff) return <ToTracker orderId={payment.orderId} words={t("seeWhy")} />
      return (
        <Link to={{ _tag: "Checkout" }} className={buttonClass()}>
          {t("orderAgain")}
        </Link>
      )
    case "Missing":
      return (
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("toStores")}
        </Link>
      )
  }
}

const ToTracker = ({ orderId, words }: { readonly orderId: string; readonly words: string }) => (
  <Link to={{ _tag: "Tracking", orderId }} className={buttonClass()}>
    {words}
  </Link>
)
