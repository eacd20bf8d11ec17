import type { MoneyNotice } from "@skorpe/core/domain/payment"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { formatMoment, formatMoney } from "../../texts/format.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import { useKitchen, useNow, useViews } from "../kitchenContext.ts"
import styles from "./MoneyPanel.module.css"
import { RefundForm } from "./RefundForm.tsx"
import { moneyTexts } from "./texts.ts"

const Matter = ({ matter }: { readonly matter: MoneyNotice }) => {
  const t = useTexts(moneyTexts)
  const language = useLanguage()
  const now = useNow()
  const { market, send } = useKitchen()
  const { money } = useViews()
  const { id, kind, at, orderId, number, charge, amount } = matter
  const name = number === null ? t("noOrder") : t("order", { number: String(number) })
  return (
    <li className={styles.matter} tabIndex={-1} data-holds-forms>
      <h2 className={styles.name}>
        {name} · {amount === null ? t("unknownAmount") : formatMoney(amount)}
      </h2>
      <p className={styles.why}>{t(kind)}</p>
      <p>{t(`money_${matter.money}`)}</p>
      <p className={styles.quiet}>
        {formatMoment(market, language, at, now)}
        {charge !== null && (
          <>
            {" · "}
            <bdi>{t("reference", { charge })}</bdi>
          </>
        )}
      </p>
      {money.refund !== null && money.refund.orderId === orderId ? (
        <RefundForm refund={money.refund} />
      ) : (
        <div className={styles.buttons}>
          <Button look="calm" onClick={() => send({ type: "MatterSeen", id })}>
            {t("seen")}
          </Button>
          {orderId !== null && matter.money === "ours" && (
            <Button look="calm" onClick={() => send({ type: "RefundOpened", orderId, number })}>
              {t("refund")}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Payments that staff must look at, oldest first. */
export const MoneyPanel = () => {
  const t = useTexts(moneyTexts)
  const { money } = useViews()
  return (
    <div className={styles.panel}>
      <h2>{t("title")}</h2>
      {money.matters === null && <p>{t("loading")}</p>}
      {money.matters?.length === 0 && (
        <Message tone="good">
          <p>{t("nothing")}</p>
        </Message>
      )}
      <ul className={styles.matters}>
        {money.matters?.map((matter) => (
          <Matter key={matter.id} matter={matter} />
        ))}
      </ul>
    </div>
  )
}
