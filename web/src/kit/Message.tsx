import { CircleAlert, CircleCheck, CloudOff, Info } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./Message.module.css"

/** What a message is about; its colour and its sign follow. */
export type MessageTone = "good" | "info" | "wrong" | "offline"

const signs = { good: CircleCheck, info: Info, wrong: CircleAlert, offline: CloudOff } as const

/** A box that tells something; it does not announce itself, the place it stands in does when it must. */
export const Message = ({ tone, children }: { readonly tone: MessageTone; readonly children: ReactNode }) => {
  const Sign = signs[tone]
  return (
    <div className={styles.message} data-tone={tone}>
      <Sign size={24} aria-hidden />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
