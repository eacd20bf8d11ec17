import type { DeletionView } from "@skorpe/core/units/deletion"
import { useEffect, useRef } from "react"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { Message } from "../../../kit/Message.tsx"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./OwnData.module.css"
import { dataTexts } from "./texts.ts"

const opener = "delete-account"

/** A copy of the customer's data, and the deletion of the account (DECISIONS §12). */
export const OwnData = () => {
  const t = useTexts(dataTexts)
  const { send } = useShop()
  const deletion = useView("deletion")
  const isAsked = deletion._tag === "Asking" || deletion._tag === "Deleting"
  return (
    <section className={styles.data} aria-labelledby="own-data">
      <h2 id="own-data">{t("title")}</h2>
      <p>
        {t("copy")} <Link to={{ _tag: "Page", page: "privacy" }}>{t("privacy")}</Link>
      </p>
      <p className={styles.ways}>
        <a href="/api/user/export" download="skorpe.json" className={buttonClass("calm")}>
          {t("save")}
        </a>
        {!isAsked && (
          <Button id={opener} look="quiet" onClick={() => send({ type: "AccountDeletionWanted" })}>
            {t("delete")}
          </Button>
        )}
      </p>
      {isAsked && <Question deletion={deletion} />}
    </section>
  )
}

/** What is deleted with the account and what is kept; shown before anything is sent. */
const Question = ({
  deletion,
}: {
  readonly deletion: Extract<DeletionView, { readonly _tag: "Asking" | "Deleting" }>
}) => {
  const t = useTexts(dataTexts)
  const { send } = useShop()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    return () => focusOnceGone(opener)
  }, [])
  const isDeleting = deletion._tag === "Deleting"
  const fault = deletion._tag === "Asking" ? deletion.fault : null
  const answer = (isSure: boolean) => () => !isDeleting && send({ type: "AccountDeletionAnswered", isSure })
  return (
    <div className={styles.question}>
      <h3 ref={title} tabIndex={-1}>
        {t("sure")}
      </h3>
      <p>{t("goes")}</p>
      <p>{t("stays")}</p>
      <div role="alert">
        {fault !== null && (
          <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
            <p>{t(fault)}</p>
          </Message>
        )}
      </div>
      <p className={styles.ways}>
        <Button aria-disabled={isDeleting} onClick={answer(true)}>
          {t(isDeleting ? "deleting" : "forGood")}
        </Button>
        <Button look="calm" aria-disabled={isDeleting} onClick={answer(false)}>
          {t("keep")}
        </Button>
      </p>
    </div>
  )
}
