import { Button } from "../../kit/Button.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { EmailForm } from "./EmailForm.tsx"
import styles from "./Login.module.css"
import { PasskeyWay } from "./PasskeyWay.tsx"
import { PhoneForm } from "./PhoneForm.tsx"
import { loginTexts } from "./texts.ts"

/** The key of the choice of e-mail and password in the world. */
const emailSection = "login-by-email"

/** A phone number, or an e-mail address and a password, with a button to switch between them, and a passkey. */
export const Ways = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const isByEmail = useView("accordion").open.includes(emailSection)
  return (
    <>
      {isByEmail ? <EmailForm /> : <PhoneForm />}
      <div className={styles.aside}>
        <Button look="calm" onClick={() => send({ type: "SectionToggled", id: emailSection })}>
          {t(isByEmail ? "byPhone" : "byEmail")}
        </Button>
        <PasskeyWay />
      </div>
    </>
  )
}
