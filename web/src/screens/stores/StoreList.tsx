import { OutOfReach } from "../../app/OutOfReach.tsx"
import { useView } from "../../app/shopContext.ts"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreCard } from "./StoreCard.tsx"
import styles from "./StoresScreen.module.css"
import { storesTexts } from "./texts.ts"

/** The stores, or what stands in their place while they are on their way or out of reach. */
export const StoreList = ({ heading, most }: { readonly heading: "h2" | "h3"; readonly most?: number }) => {
  const t = useTexts(storesTexts)
  const { list } = useView("store")
  switch (list._tag) {
    case "Loaded":
      return (
        <ul className={styles.list}>
          {list.value.slice(0, most).map((store) => (
            <li key={store.id}>
              <StoreCard store={store} heading={heading} />
            </li>
          ))}
        </ul>
      )
    case "Failed":
    case "Missing":
      return <OutOfReach words={t("failed")} />
    case "Idle":
    case "Loading":
      return (
        <div className={styles.list} aria-busy="true">
          <p className="sr-only">{t("loading")}</p>
          <Skeleton height="11rem" count={most ?? 6} />
        </div>
      )
  }
}
