import type { ComponentProps } from "react"
import styles from "./Button.module.css"

/** A button's emphasis: one `loud` button a screen, `calm` ones beside it, `quiet` ones for rarely used actions. */
export type ButtonLook = "loud" | "calm" | "quiet"

/** The classes of a button, for a link styled as one. */
export const buttonClass = (look: ButtonLook = "loud"): string => `${styles["button"]} ${styles[look]}`

/** A button; `aria-disabled` keeps it focusable while it cannot be pressed. */
export const Button = ({
  look = "loud",
  className = "",
  ...rest
}: ComponentProps<"button"> & { readonly look?: ButtonLook }) => (
  <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />
)
