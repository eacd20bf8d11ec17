import type { ComponentProps } from "react"
import styles from "./Button.module.css"

/** How much a button asks to be pressed: one `loud` on a screen, `calm` beside it. */
export type ButtonLook = "loud" | "calm"

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (look: ButtonLook = "loud"): string => `${styles["button"]} ${styles[look]}`

/** A button; `aria-disabled` keeps it in reach of the keyboard while it cannot be pressed. */
export const Button = ({
  look = "loud",
  className = "",
  ...rest
}: ComponentProps<"button"> & { readonly look?: ButtonLook }) => (
  <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />
)
