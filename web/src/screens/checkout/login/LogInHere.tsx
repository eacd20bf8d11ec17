import { redirectTo } from "@skorpe/core/domain/route"
import { useEffect, useRef } from "react"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { Message } from "../../../kit/Message.tsx"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { phoneField } from "../../login/PhoneForm.tsx"
import { LoginSteps } from "../../login/LoginSteps.tsx"
import { Ways } from "../../login/Ways.tsx"
import styles from "./LogIn.module.css"
import { logInTexts } from "./texts.ts"

/** The accordion section of the login. */
const loginSection = "checkout-login"

const offer = "log-in-here"

/** The id of the contact details' heading, which gets the focus once the customer is logged in. */
export const whoHeading = "who"

/** The login at the checkout, for a guest: the screen stays open and keeps all that was typed. */
export const LogInHere = () => {
  const session = useView("session")
  const { step } = useView("checkout")
  const isOpen = useView("accordion").open.includes(loginSection)
  if (session._tag !== "Anonymous" || step._tag !== "Filling") return null
  return isOpen ? <Opened /> : <Offer />
}

/** Opens the login, with the number that was typed already. */
const Offer = () => {
  const t = useTexts(logInTexts)
  const { send } = useShop()
  const typed = useView("checkout").fields.phone.trim()
  const { phone } = useView("login")
  const open = () => {
    if (phone === "" && typed !== "") send({ type: "AccountTyped", field: "phone", text: typed.slice(0, 40) })
    send({ type: "SectionToggled", id: loginSection })
    send({ type: "LoginOpened" })
    requestAnimationFrame(() => document.getElementById(phoneField)?.focus())
  }
  return (
    <p className={styles.offer}>
      <span>{t("member")}</span>
      <Button id={offer} look="calm" onClick={open}>
        {t("logIn")}
      </Button>
    </p>
  )
}

const Opened = () => {
  const t = useTexts(logInTexts)
  const { send } = useShop()
  const { step } = useView("login")
  useEffect(
    () => () => {
      focusOnceGone(offer, whoHeading)
    },
    [],
  )
  const close = () => {
    if (step !== "idle") send({ type: "LoginAbandoned" })
    send({ type: "SectionToggled", id: loginSection })
  }
  return (
    <section className={styles.login} aria-labelledby="log-in">
      <h2 id="log-in">{t("logIn")}</h2>
      <LoginSteps isPart begin={<Ways />} unknown={<Unknown />} />
      <Button look="calm" onClick={close}>
        {t("goOnWithout")}
      </Button>
    </section>
  )
}

/** A proven number without an account: the customer becomes a member and comes back, or orders without. */
const Unknown = () => {
  const t = useTexts(logInTexts)
  const { phone } = useView("login")
  const { path } = useView("route")
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Message tone="info">
        <p>{t("unknown", { phone })}</p>
        <p>
          <Link to={{ _tag: "Register" }} search={redirectTo(path)} className={buttonClass("calm")}>
            {t("register")}
          </Link>
        </p>
      </Message>
    </div>
  )
}
