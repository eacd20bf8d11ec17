import type { PasskeyList, PasskeySaid } from "@skorpe/core/units/passkeys"
import { Button } from "../../../kit/Button.tsx"
import { Message, type MessageTone } from "../../../kit/Message.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { OutOfReach } from "../../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../device/Devices.module.css"
import { useFocusOnHeading } from "../device/useFocusOnHeading.ts"
import { PasskeyRow } from "./PasskeyRow.tsx"
import { passkeysTexts } from "./texts.ts"

/** What a passkey is, the list of the customer's, and buttons to add and remove one. */
export const Passkeys = () => {
  const t = useTexts(passkeysTexts)
  const { list } = useView("passkeys")
  if (list._tag === "Closed") return null
  return (
    <section className={styles.devices} aria-labelledby="passkeys">
      <h2 id="passkeys" tabIndex={-1}>
        {t("title")}
      </h2>
      <p>{t("what")}</p>
      {list._tag === "Loading" && (
        <>
          <output className="sr-only">{t("loading")}</output>
          <Skeleton height="4rem" />
        </>
      )}
      {list._tag === "Failed" && <OutOfReach words={t("failed")} />}
      {list._tag === "Open" && <Open list={list} />}
    </section>
  )
}

const Open = ({ list: { passkeys, task, said } }: { readonly list: PasskeyList & { readonly _tag: "Open" } }) => {
  const t = useTexts(passkeysTexts)
  useFocusOnHeading("passkeys", task._tag === "Looking", passkeys.length)
  return (
    <>
      {passkeys.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} task={task} />
          ))}
        </ul>
      )}
      <div role="alert">
        {said !== null && (
          <Message tone={toneOf(said)}>
            <p>{t(said)}</p>
          </Message>
        )}
      </div>
      <Add isAdding={task._tag === "Adding"} isIdle={task._tag === "Looking"} />
    </>
  )
}

const toneOf = (said: PasskeySaid): MessageTone => {
  switch (said) {
    case "added":
    case "removed":
      return "good"
    case "notGiven":
    case "alreadyHere":
      return "info"
    case "unanswered":
    case "unremoved":
      return "offline"
    case "unsupported":
    case "broken":
    case "tooMany":
    case "refused":
      return "wrong"
  }
}

const Add = ({ isAdding, isIdle }: { readonly isAdding: boolean; readonly isIdle: boolean }) => {
  const t = useTexts(passkeysTexts)
  const { send } = useShop()
  if (useView("passkeys").isSupported !== true) return <p>{t("notHere")}</p>
  return (
    <Button look="calm" aria-disabled={!isIdle} onClick={() => isIdle && send({ type: "PasskeyWanted" })}>
      {t(isAdding ? "adding" : "add")}
    </Button>
  )
}
