import type { Recruited } from "@skorpe/core/domain/discount"
import type { RecruitingView } from "@skorpe/core/units/recruiting"
import type { ReactNode } from "react"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useAccount } from "../../shop/useAccount.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import styles from "./Recruit.module.css"
import { recruitTexts } from "./texts.ts"

/** Recruiting once the customer's own code is known. */
export type OpenRecruiting = Extract<RecruitingView, { readonly _tag: "Open" }>

/** Renders its content once the customer's own code is known; until then, that it is loading or why it is missing. */
export const WithOwnCode = ({ children }: { readonly children: (open: OpenRecruiting) => ReactNode }) => {
  const t = useTexts(recruitTexts)
  const recruiting = useView("recruiting")
  const { kind } = useAccount()
  switch (recruiting._tag) {
    case "Open":
      return <div className={styles.panel}>{children(recruiting)}</div>
    case "Failed":
      return <OutOfReach words={t("late")} />
    case "NoCustomer":
      return kind === "nobody" ? <LogInFirst /> : <Waiting />
    case "Closed":
    case "Loading":
      return <Waiting />
  }
}

const Waiting = () => {
  const t = useTexts(recruitTexts)
  return (
    <div aria-busy="true" className={styles.panel}>
      <output className="sr-only">{t("loading")}</output>
      <Skeleton height="9rem" />
      <Skeleton height="7rem" />
    </div>
  )
}

const LogInFirst = () => {
  const t = useTexts(recruitTexts)
  const { to, search } = useAccount()
  return (
    <div className={styles.panel}>
      <Message tone="info">
        <p>{t("logInFirst")}</p>
      </Message>
      <PanelLink to={to} search={search} className={buttonClass()}>
        {t("logIn")}
      </PanelLink>
    </div>
  )
}

/** The code as text, to be read aloud or selected. */
export const CodeTicket = ({ own }: { readonly own: Recruited }) => {
  const t = useTexts(recruitTexts)
  return (
    <p className={styles.ticket}>
      <span>{t("code")}</span>
      <strong translate="no">{own.code}</strong>
    </p>
  )
}

/** Copies the code. */
export const CopyButton = ({ step }: Pick<OpenRecruiting, "step">) => {
  const t = useTexts(recruitTexts)
  const { send } = useShop()
  const isReady = step === "typing"
  return (
    <Button
      look="calm"
      aria-disabled={!isReady}
      onClick={() => isReady && send({ type: "CodeHandingWanted", how: "copy" })}
    >
      {t("copy")}
    </Button>
  )
}

/** What was done with the code on this device; announced when it appears. */
export const HandedWords = ({ handed }: Pick<OpenRecruiting, "handed">) => {
  const t = useTexts(recruitTexts)
  return (
    <output className={styles.handed} data-good={handed !== "failed"}>
      {handed !== null && t(handed)}
    </output>
  )
}
