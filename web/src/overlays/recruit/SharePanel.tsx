import { invitationText } from "@skorpe/core/domain/discount"
import { Share2 } from "lucide-react"
import { Button } from "../../kit/Button.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import { CodeTicket, CopyButton, HandedWords, WithOwnCode } from "./OwnCode.tsx"
import styles from "./Recruit.module.css"
import { recruitTexts } from "./texts.ts"

/** Shares an invitation with the customer's own code by the device's own menu, or copies it (SPEC §2.4). */
export const SharePanel = () => {
  const t = useTexts(recruitTexts)
  const { send } = useShop()
  const language = useLanguage()
  return (
    <WithOwnCode>
      {({ own, step, handed }) => (
        <>
          <CodeTicket own={own} />
          <figure className={styles.invitation}>
            <figcaption>{t("reads")}</figcaption>
            <blockquote>{invitationText(own, language)}</blockquote>
          </figure>
          <p className={styles.ways}>
            <Button
              aria-disabled={step !== "typing"}
              onClick={() => step === "typing" && send({ type: "CodeHandingWanted", how: "share" })}
            >
              <Share2 size={16} aria-hidden /> {t("shareIt")}
            </Button>
            <CopyButton step={step} />
          </p>
          <HandedWords handed={handed} />
        </>
      )}
    </WithOwnCode>
  )
}
