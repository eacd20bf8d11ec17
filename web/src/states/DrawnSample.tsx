import type { Sample } from "./samples.ts"
import styles from "./DrawnSample.module.css"

/** A sample on the shop's ground; one that is a page stands for itself. */
export const DrawnSample = ({ sample: { name, isPage, Sample: Part } }: { readonly sample: Sample }) =>
  isPage ? (
    <Part />
  ) : (
    <main className={styles.sample}>
      {name !== "PageTitle" && <h1 className="sr-only">{name}</h1>}
      <Part />
    </main>
  )
