import { Phone } from "lucide-react"
import type { KitchenOrder } from "@skorpe/core/domain/order"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Recipient.module.css"
import { boardTexts } from "./texts.ts"

const Typed = ({ children }: { readonly children: string }) => <bdi className={styles.typed}>{children}</bdi>

const Place = ({ order: { address, hotspot } }: { readonly order: KitchenOrder }) => {
  const t = useTexts(boardTexts)
  if (address !== null) {
    return (
      <>
        <p>
          <Typed>{address.street}</Typed>
          <br />
          <Typed>{`${address.postalCode} ${address.city}`}</Typed>
        </p>
        {address.contactless && <p className={styles.strong}>{t("contactless")}</p>}
        {address.deliveryDescription !== "" && (
          <p>
            <span className={styles.label}>{t("courier")}</span> <Typed>{address.deliveryDescription}</Typed>
          </p>
        )}
      </>
    )
  }
  if (hotspot === null) return null
  return (
    <p>
      <Typed>{hotspot.name}</Typed>
      {hotspot.answers.map(({ label, answer }) => (
        <span key={label} className={styles.answer}>
          {label}: <Typed>{answer}</Typed>
        </span>
      ))}
    </p>
  )
}

/** Whom an order is for, where to, and what they wrote. Typed texts keep to their own box, whatever is in them. */
export const Recipient = ({ order }: { readonly order: KitchenOrder }) => {
  const t = useTexts(boardTexts)
  const { firstName, lastName, phone, message } = order
  return (
    <div className={styles.recipient}>
      {message !== "" && (
        <p className={styles.message}>
          <span className={styles.label}>{t("message")}</span> <Typed>{message}</Typed>
        </p>
      )}
      <Place order={order} />
      <p className={styles.person}>
        <Typed>{`${firstName} ${lastName}`}</Typed>
        {phone !== "" && (
          <a className={styles.phone} href={`tel:${phone}`}>
            <Phone size={16} aria-hidden /> <Typed>{phone}</Typed>
          </a>
        )}
      </p>
    </div>
  )
}
