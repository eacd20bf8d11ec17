import { CircleAlert, CircleCheck, CloudOff, Info } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./Message.module.css"

/** The tone of a message, which sets its colour and icon. */
export type MessageTone = "good" | "info" | "wrong" | "offline"

const signs = { good: CircleCheck, info: Info, wrong: CircleAlert, offline: CloudOff } as const

/** A box for a message. It is no live region; the element around it is one where needed. */
export const Message = ({ tone, children }: { readonly tone: MessageTone; readonly children: ReactNode }) => {
  const Sign = signs[tone]
  return (
    <div className={styles.message} data-tone={tone}>
      <Sign size={24} aria-hidden />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
