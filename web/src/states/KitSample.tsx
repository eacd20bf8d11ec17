import type { ComponentType } from "react"
import styles from "./KitSample.module.css"

/** A part of the kit on the shop's ground. */
export const KitSample = ({ name, Sample }: { readonly name: string; readonly Sample: ComponentType }) => (
  <main className={styles.sample}>
    {name !== "PageTitle" && <h1 className="sr-only">{name}</h1>}
    <Sample />
  </main>
)
