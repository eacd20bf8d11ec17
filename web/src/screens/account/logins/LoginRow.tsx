import type { CustomerSession } from "@skorpe/core/domain/account"
import type { LoginsTask } from "@skorpe/core/units/logins"
import { millisecondsInHour } from "date-fns/constants"
import { Button } from "../../../kit/Button.tsx"
import { useShop, useTime } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../device/Devices.module.css"
import { DeviceSign } from "../device/DeviceSign.tsx"
import { useDeviceName } from "../device/useDeviceName.ts"
import { loginsTexts } from "./texts.ts"

interface LoginRowProps {
  readonly login: CustomerSession
  readonly task: LoginsTask
}

/** A login: its device in words, when it was last used, and a button to log it out. */
export const LoginRow = ({ login: { id, browser, system, usedAt, isCurrent }, task }: LoginRowProps) => {
  const t = useTexts(loginsTexts)
  const { send } = useShop()
  const hours = Math.floor((useTime() - usedAt) / millisecondsInHour)
  const device = useDeviceName()({ browser, system })
  const isIdle = task._tag === "Looking"
  const isEnding = task._tag === "EndingOne" && task.id === id
  return (
    <li className={styles.device}>
      <DeviceSign system={system} />
      <div className={styles.words}>
        <strong>{device}</strong>
        {isCurrent ? (
          <span className={styles.here}>{t("here")}</span>
        ) : (
          <span className={styles.soft}>{hours < 1 ? t("lately") : t("used", { count: hours })}</span>
        )}
      </div>
      {!isCurrent && (
        <Button
          look="quiet"
          aria-label={isEnding ? undefined : t("endOf", { device })}
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "OtherLoginEnded", id })}
        >
          {t(isEnding ? "ending" : "end")}
        </Button>
      )}
    </li>
  )
}
