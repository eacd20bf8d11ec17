import { Button } from "../../../kit/Button.tsx"
import { Message, type MessageTone } from "../../../kit/Message.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Email.module.css"
import { emailTexts } from "./texts.ts"

const tones = {
  Confirming: "info",
  Confirmed: "good",
  Refused: "wrong",
  Unreachable: "offline",
} as const satisfies Record<string, MessageTone>

/** The outcome of opening a mail's link, for customers and for visitors who are not logged in. */
export const LinkOutcome = () => {
  const t = useTexts(emailTexts)
  const { send } = useShop()
  const { _tag } = useView("emailProof")
  const outcome = _tag === "Closed" || _tag === "Unsent" || _tag === "Sending" || _tag === "Sent" ? null : _tag
  return (
    <output className={styles.outcome}>
      {outcome !== null && (
        <Message tone={tones[outcome]}>
          <p>{t(outcome)}</p>
          {outcome === "Unreachable" && (
            <Button look="calm" onClick={() => send({ type: "EmailLinkRetried" })}>
              {t("retry")}
            </Button>
          )}
        </Message>
      )}
    </output>
  )
}
