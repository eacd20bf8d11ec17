import styles from "./Skeleton.module.css"

/** Grey placeholders for content that is loading; the caller adds the text for screen readers. */
export const Skeleton = ({ height, count = 1 }: { readonly height: string; readonly count?: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.skeleton} style={{ height }} aria-hidden />
    ))}
  </>
)
