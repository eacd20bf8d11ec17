import styles from "./Logo.module.css"

/** Our name, whole or as its first letter baked on a crust. */
export const Logo = ({ isFull }: { readonly isFull: boolean }) =>
  isFull ? (
    <span className={styles.full}>Skorpe</span>
  ) : (
    <span className={styles.short} aria-hidden>
      S
    </span>
  )
