import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FaultWords } from "./faults.tsx"
import styles from "./Login.module.css"
import { loginTexts } from "./texts.ts"

/** The login with a passkey, if the device supports them; its space is reserved until that is known. */
export const PasskeyWay = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, fault } = useView("login")
  const { isSupported } = useView("passkeys")
  if (isSupported === false) return null
  const isAsking = step === "usingPasskey"
  return (
    <div className={isSupported ? styles.passkey : `${styles.passkey} ${styles.unknown}`}>
      <Button look="calm" aria-disabled={isAsking} onClick={() => !isAsking && send({ type: "PasskeyLoginChosen" })}>
        {t(isAsking ? "usingPasskey" : "byPasskey")}
      </Button>
      <div role="alert">
        {fault?._tag === "Passkey" && (
          <Message tone={fault.why === "notGiven" ? "info" : "wrong"}>
            <p>
              <FaultWords fault={fault} />
            </p>
          </Message>
        )}
      </div>
    </div>
  )
}
