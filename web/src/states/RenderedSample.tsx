import type { Sample } from "./samples.ts"
import styles from "./RenderedSample.module.css"

/** Renders a sample: a page as it is, anything else in a `main` with a heading. */
export const RenderedSample = ({ sample: { name, isPage, Sample: Part } }: { readonly sample: Sample }) =>
  isPage ? (
    <Part />
  ) : (
    <main className={styles.sample}>
      {name !== "PageTitle" && <h1 className="sr-only">{name}</h1>}
      <Part />
    </main>
  )
