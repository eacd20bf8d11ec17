import styles from "./Logo.module.css"

/** The full logo, in the size and colour of the surrounding text; its parent has the accessible name. */
export const Logo = ({ className = "" }: { readonly className?: string | undefined }) => (
  <span className={`${styles["logo"]} ${className}`} aria-hidden />
)
