import { hasAgreed, type Profile } from "@skorpe/core/domain/account"
import { Message } from "../../../kit/Message.tsx"
import { Switch } from "../../../kit/Switch.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Agreements.module.css"
import { agreementsTexts } from "./texts.ts"

/** Whether offers may come, by which channel: one press switches each, and is undone if the server refuses. */
export const Offers = ({ user }: { readonly user: Profile }) => {
  const t = useTexts(agreementsTexts)
  const { send } = useShop()
  const { wanted } = useView("agreements")
  const channel = (agreement: "email" | "sms" | "push") => ({
    isOn: wanted[agreement] ?? hasAgreed(user, agreement),
    onSwitch: (given: boolean) => send({ type: "AgreementChosen", agreement, given }),
  })
  return (
    <section className={styles.agreements} aria-labelledby="offers">
      <h2 id="offers">{t("title")}</h2>
      <p>{t("lead")}</p>
      <div className={styles.switches}>
        <Switch
          {...channel("email")}
          {...(user.email === null ? { about: t("noEmail") } : {})}
          {...(user.email === null && !hasAgreed(user, "email") ? { onSwitch: undefined } : {})}
          name={t("email")}
        />
        <Switch {...channel("sms")} name={t("sms")} />
        {hasAgreed(user, "push") && <Switch {...channel("push")} name={t("push")} />}
      </div>
      <AgreementNews />
    </section>
  )
}

/** Why the last choice was undone; announced when it appears. */
const AgreementNews = () => {
  const t = useTexts(agreementsTexts)
  const { fault } = useView("agreements")
  return (
    <div role="alert">
      {fault !== null && (
        <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
          <p>{t(fault)}</p>
        </Message>
      )}
    </div>
  )
}
