import { Button } from "../../../kit/Button.tsx"
import { Message } from "../../../kit/Message.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Email.module.css"
import { emailTexts } from "./texts.ts"

/** Says beside an address that it is not confirmed yet, and sends the mail with the link again. */
export const Unconfirmed = () => {
  const t = useTexts(emailTexts)
  const { send } = useShop()
  const proof = useView("emailProof")
  const wait = proof._tag === "Sent" ? proof.wait : 0
  const isBusy = proof._tag === "Sending" || proof._tag === "Confirming" || wait > 0
  const fault = proof._tag === "Unsent" ? proof.fault : null
  return (
    <div className={styles.unconfirmed}>
      <p>{t("unconfirmed")}</p>
      <Button look="calm" aria-disabled={isBusy} onClick={() => !isBusy && send({ type: "EmailLinkWanted" })}>
        {wait > 0 ? t("againIn", { count: wait }) : t(proof._tag === "Sending" ? "sending" : "again")}
      </Button>
      <output>{proof._tag === "Sent" && t("sent")}</output>
      <div role="alert">
        {fault !== null && (
          <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
            <p>{t(fault)}</p>
          </Message>
        )}
      </div>
    </div>
  )
}
