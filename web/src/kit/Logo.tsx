import styles from "./Logo.module.css"

/** The full logo, as high and in the colour of the words around it; what it stands in says the name. */
export const Logo = ({ className = "" }: { readonly className?: string | undefined }) => (
  <span className={`${styles["logo"]} ${className}`} aria-hidden />
)
