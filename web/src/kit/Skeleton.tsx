import styles from "./Skeleton.module.css"

/** Grey dough where something will be; `count` pieces of it. The words for screen readers stand beside it. */
export const Skeleton = ({ height, count = 1 }: { readonly height: string; readonly count?: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.skeleton} style={{ height }} aria-hidden />
    ))}
  </>
)
