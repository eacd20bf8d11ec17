import { Search } from "lucide-react"
import type { ComponentProps } from "react"
import styles from "./FindField.module.css"
import { useTyped } from "./useTyped.ts"

interface FindFieldProps extends Omit<ComponentProps<"input">, "onChange" | "ref" | "value"> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
}

/** A labelled search field with a magnifying glass. */
export const FindField = ({ id, label, value, onText, ...input }: FindFieldProps) => {
  const [text, type] = useTyped(value, onText)
  return (
    <div className={styles.find}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Search size={24} aria-hidden />
        <input
          {...input}
          id={id}
          value={text}
          className={styles.input}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
