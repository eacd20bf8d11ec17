import { Search } from "lucide-react"
import type { ComponentProps } from "react"
import styles from "./FindField.module.css"

interface FindFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
}

/** A labelled field to find something with, a magnifying glass before it. */
export const FindField = ({ id, label, onText, ...input }: FindFieldProps) => (
  <div className={styles.find}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <div className={styles.box}>
      <Search size={24} aria-hidden />
      <input
        {...input}
        id={id}
        className={styles.input}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  </div>
)
