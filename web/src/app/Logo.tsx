import { Logo as FullLogo } from "../kit/Logo.tsx"
import mark from "../kit/logo/mark.svg"
import styles from "./Logo.module.css"

/** The logo: the full name, or only its first mark. */
export const Logo = ({ isFull }: { readonly isFull: boolean }) =>
  isFull ? <FullLogo className={styles.full} /> : <img src={mark} width={40} height={40} alt="" />
