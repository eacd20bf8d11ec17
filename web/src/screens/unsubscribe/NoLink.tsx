import type { UnsubscribeFault, UnsubscribeView } from "@skorpe/core/units/unsubscribe"
import { type FormEvent, useEffect } from "react"
import { Button, buttonClass } from "../../kit/Button.tsx"
import styles from "../../kit/ShortPage.module.css"
import { Field } from "../../kit/Field.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

const field = "unsubscribe-phone"

const faults = {
  phone: "phoneFault",
  tooMany: "tooMany",
  unanswered: "unreachable",
} as const satisfies Readonly<Record<UnsubscribeFault, string>>

type Step = Extract<UnsubscribeView, { readonly _tag: "NoLink" | "Typing" }>

/**
 * The page without a token: a form to stop text messages to a number, where to find a mail's link, and a link to the
 * account.
 */
export const NoLink = ({ step }: { readonly step: Step }) => {
  const t = useTexts(unsubscribeTexts)
  const { send } = useShop()
  const { phone, fault, isSending } =
    step._tag === "Typing" ? step : ({ phone: "", fault: null, isSending: false } as const)
  useEffect(() => {
    if (fault === "phone") document.getElementById(field)?.focus()
  }, [fault])
  const type = (text: string) => send({ type: "UnsubscribePhoneTyped", phone: text.slice(0, 40) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    // An empty field gets its error message, too.
    if (step._tag === "NoLink") type("")
    send({ type: "UnsubscribeConfirmed" })
  }
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <form
        className={styles.form}
        aria-labelledby="unsubscribe-texts"
        aria-busy={isSending}
        noValidate
        onSubmit={submit}
      >
        <h2 id="unsubscribe-texts">{t("texts")}</h2>
        <p>{t("textsHelp")}</p>
        <Field
          id={field}
          label={t("phone")}
          value={phone}
          readOnly={isSending}
          onText={type}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 40 }}
        />
        <div role="alert">
          {fault !== null && (
            <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
              <p>{t(faults[fault])}</p>
            </Message>
          )}
        </div>
        <p>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? t("asking") : t("unsubscribe")}
          </Button>
        </p>
      </form>
      <h2>{t("mails")}</h2>
      <p>{t("noLink")}</p>
      <p>
        <Link to={{ _tag: "Account" }} className={buttonClass("calm")}>
          {t("toAccount")}
        </Link>
      </p>
    </>
  )
}
