import type { ReactNode } from "react"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import styles from "./NotFound.module.css"

interface NotFoundProps {
  readonly title: string
  readonly text: string
  /** Links onwards. */
  readonly children: ReactNode
}

/** The page for anything that does not exist: an address, a store, a product or an order. */
export const NotFound = ({ title, text, children }: NotFoundProps) => (
  <div className={styles.page}>
    <PizzaPicture seed="nothing" crust="american" toppings={[]} detail="plain" size={220} stage="raw" />
    <PageTitle>{title}</PageTitle>
    <p>{text}</p>
    <p className={styles.ways}>{children}</p>
  </div>
)
