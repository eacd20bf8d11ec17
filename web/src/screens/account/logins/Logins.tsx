import type { LoginsTask, LoginsView } from "@skorpe/core/units/logins"
import { useEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { Message } from "../../../kit/Message.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { OutOfReach } from "../../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { LoginRow } from "./LoginRow.tsx"
import styles from "./Logins.module.css"
import { loginsTexts } from "./texts.ts"

/** Where the customer is logged in, this device first; they can log out of one other, or of all. */
export const Logins = () => {
  const t = useTexts(loginsTexts)
  const logins = useView("logins")
  if (logins._tag === "Closed") return null
  return (
    <section className={styles.logins} aria-labelledby="logins">
      <h2 id="logins" tabIndex={-1}>
        {t("title")}
      </h2>
      {logins._tag === "Loading" && (
        <>
          <output className="sr-only">{t("loading")}</output>
          <Skeleton height="4rem" />
        </>
      )}
      {logins._tag === "Failed" && <OutOfReach words={t("failed")} />}
      {logins._tag === "Open" && <Open logins={logins} />}
    </section>
  )
}

/** Puts the focus on the heading when the row or button that had it is gone. */
const useFocusOnHeading = (task: LoginsTask, rows: number): void => {
  const before = useRef(rows)
  useEffect(() => {
    if (task._tag === "Looking" && rows < before.current && document.activeElement === document.body)
      document.getElementById("logins")?.focus()
    before.current = rows
  }, [task, rows])
}

const Open = ({ logins: { sessions, task, failed } }: { readonly logins: LoginsView & { readonly _tag: "Open" } }) => {
  const t = useTexts(loginsTexts)
  const { send } = useShop()
  useFocusOnHeading(task, sessions.length)
  const isIdle = task._tag === "Looking"
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((login) => (
          <LoginRow key={login.id} login={login} task={task} />
        ))}
      </ul>
      <div role="alert">
        {failed && (
          <Message tone="offline">
            <p>{t("unended")}</p>
          </Message>
        )}
      </div>
      {sessions.length > 1 && (
        <Button
          look="calm"
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "OtherLoginEnded", id: null })}
        >
          {t(task._tag === "EndingOthers" ? "ending" : "endOthers")}
        </Button>
      )}
    </>
  )
}
