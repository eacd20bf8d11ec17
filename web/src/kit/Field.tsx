import type { ComponentProps, ReactNode } from "react"
import styles from "./Field.module.css"

interface FieldProps {
  readonly id: string
  readonly label: string
  /** Absent for a secret: then the value is only in the browser's field, and in the form's data on submit. */
  readonly value?: string
  readonly onText?: (text: string) => void
  readonly onLeave?: () => void
  /** The error message. */
  readonly fault?: ReactNode
  readonly hint?: string
  readonly optional?: string
  /** The height in lines of a multi-line field. */
  readonly lines?: number
  readonly readOnly?: boolean
  readonly input?: Pick<
    ComponentProps<"input">,
    "autoComplete" | "autoFocus" | "inputMode" | "type" | "enterKeyHint" | "maxLength" | "required"
  >
}

/** A labelled text field; its hint and its error message are its accessible description. */
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
  const described = [hint && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(" ")
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
        <input {...shared} {...input} onChange={(event) => onText?.(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={lines} onChange={(event) => onText?.(event.currentTarget.value)} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
