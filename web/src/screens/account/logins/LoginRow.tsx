import type { BrowserKind, CustomerSession, SystemKind } from "@skorpe/core/domain/account"
import type { LoginsTask } from "@skorpe/core/units/logins"
import { Monitor, Smartphone, Tablet } from "lucide-react"
import { Button } from "../../../kit/Button.tsx"
import { useShop, useTime } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Logins.module.css"
import { loginsTexts } from "./texts.ts"

const browsers: Readonly<Record<Exclude<BrowserKind, "other">, string>> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  samsung: "Samsung Internet",
}

const systems: Readonly<Record<Exclude<SystemKind, "other">, string>> = {
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  mac: "Mac",
  linux: "Linux",
}

const signs: Readonly<Partial<Record<SystemKind, typeof Monitor>>> = {
  iphone: Smartphone,
  android: Smartphone,
  ipad: Tablet,
}

const hour = 3_600_000

interface LoginRowProps {
  readonly login: CustomerSession
  readonly task: LoginsTask
}

/** A login: the device in words, when it was used, and the way out of it. */
export const LoginRow = ({ login: { id, browser, system, usedAt, isCurrent }, task }: LoginRowProps) => {
  const t = useTexts(loginsTexts)
  const { send } = useShop()
  const hours = Math.floor((useTime() - usedAt) / hour)
  const device = t("device", {
    browser: browser === "other" ? t("otherBrowser") : browsers[browser],
    system: system === "other" ? t("otherSystem") : systems[system],
  })
  const Sign = signs[system] ?? Monitor
  const isIdle = task._tag === "Looking"
  const isEnding = task._tag === "EndingOne" && task.id === id
  return (
    <li className={styles.login}>
      <Sign size={24} aria-hidden />
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
          look="calm"
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
