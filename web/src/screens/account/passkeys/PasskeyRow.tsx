import type { Passkey } from "@skorpe/core/domain/passkey"
import type { PasskeyTask } from "@skorpe/core/units/passkeys"
import { useEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { useDays } from "../../../cart/useDays.ts"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../device/Devices.module.css"
import { DeviceSign } from "../device/DeviceSign.tsx"
import { useDeviceName } from "../device/useDeviceName.ts"
import { passkeysTexts } from "./texts.ts"

const removerOf = (id: string): string => `remove-passkey-${id}`

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly task: PasskeyTask
}

/** A passkey: where and when it was added, when it was last used, and a button to remove it. */
export const PasskeyRow = ({ passkey: { id, addedAt, usedAt, ...device }, task }: PasskeyRowProps) => {
  const t = useTexts(passkeysTexts)
  const { send } = useShop()
  const { day } = useDays()
  const name = useDeviceName()(device)
  const isAsked = "id" in task && task.id === id
  const isIdle = task._tag === "Looking" || task._tag === "Asking"
  return (
    <li className={styles.device}>
      <DeviceSign system={device.system} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.soft}>
          {t("since", { day: day(addedAt) })}
          <br />
          {usedAt === null ? t("unused") : t("used", { day: day(usedAt) })}
        </span>
      </div>
      {isAsked ? (
        <Question id={id} isRemoving={task._tag === "Removing"} />
      ) : (
        <Button
          id={removerOf(id)}
          look="quiet"
          aria-label={t("removeOf", { device: name })}
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "PasskeyRemovalWanted", id })}
        >
          {t("remove")}
        </Button>
      )}
    </li>
  )
}

/** Asks whether the customer is sure: a removed passkey cannot be restored on its device. */
const Question = ({ id, isRemoving }: { readonly id: string; readonly isRemoving: boolean }) => {
  const t = useTexts(passkeysTexts)
  const { send } = useShop()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus()
    return () => focusOnceGone(removerOf(id))
  }, [id])
  const answer = (isSure: boolean) => () => !isRemoving && send({ type: "PasskeyRemovalAnswered", isSure })
  return (
    <div className={styles.question}>
      <p ref={words} tabIndex={-1}>
        {t("sure")}
      </p>
      <p className={styles.ways}>
        <Button aria-disabled={isRemoving} onClick={answer(true)}>
          {t(isRemoving ? "removing" : "yes")}
        </Button>
        <Button look="calm" aria-disabled={isRemoving} onClick={answer(false)}>
          {t("keep")}
        </Button>
      </p>
    </div>
  )
}
