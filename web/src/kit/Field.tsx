import type { ComponentProps } from "react"
import styles from "./Field.module.css"

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly onLeave: () => void
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined
  readonly hint?: string
  readonly optional?: string
  /** A longer text of so many lines. */
  readonly lines?: number
  readonly readOnly?: boolean
  readonly input?: Pick<
    ComponentProps<"input">,
    "autoComplete" | "inputMode" | "type" | "enterKeyHint" | "maxLength" | "required"
  >
}

/** A labelled text field, with its hint and its fault tied to it for screen readers. */
export const Field = ({
  id,
  label,
  value,
  onText,
  onLeave,
  fault,
  hint,
  optional,
  lines,
  readOnly,
  input,
}: FieldProps) => {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ")
  const shared = {
    id,
    name: id,
    value,
    readOnly,
    className: styles["input"],
    "aria-invalid": fault !== undefined,
    "aria-describedby": described === "" ? undefined : described,
    onBlur: onLeave,
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {lines === undefined ? (
        <input {...shared} {...input} onChange={(event) => onText(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={lines} onChange={(event) => onText(event.currentTarget.value)} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
