import type { LoginsView } from "@skorpe/core/units/logins"
import { Button } from "../../../kit/Button.tsx"
import { Message } from "../../../kit/Message.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { OutOfReach } from "../../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../device/Devices.module.css"
import { useFocusOnHeading } from "../device/useFocusOnHeading.ts"
import { LoginRow } from "./LoginRow.tsx"
import { loginsTexts } from "./texts.ts"

/** Where the customer is logged in, this device first; they can log out of one other, or of all. */
export const Logins = () => {
  const t = useTexts(loginsTexts)
  const logins = useView("logins")
  if (logins._tag === "Closed") return null
  return (
    <section className={styles.devices} aria-labelledby="logins">
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

const Open = ({ logins: { sessions, task, failed } }: { readonly logins: LoginsView & { readonly _tag: "Open" } }) => {
  const t = useTexts(loginsTexts)
  const { send } = useShop()
  const isIdle = task._tag === "Looking"
  useFocusOnHeading("logins", isIdle, sessions.length)
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
          look="quiet"
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "OtherLoginEnded", id: null })}
        >
          {t(task._tag === "EndingOthers" ? "ending" : "endOthers")}
        </Button>
      )}
    </>
  )
}
