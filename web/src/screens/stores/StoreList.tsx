import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useView } from "../../shop/shopContext.ts"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreCard } from "./StoreCard.tsx"
import styles from "./StoresScreen.module.css"
import { storesTexts } from "../../stores/texts.ts"

/** The cards of the first stores, or their loading and failed states. */
export const StoreList = ({ most }: { readonly most: number }) => {
  const t = useTexts(storesTexts)
  const { list } = useView("store")
  if (list._tag === "Failed") return <OutOfReach words={t("failed")} />
  if (list._tag === "Loaded") {
    return (
      <ul className={styles.list}>
        {list.value.slice(0, most).map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.list} aria-busy="true">
      <p className="sr-only">{t("loading")}</p>
      <Skeleton height="11rem" count={most} />
    </div>
  )
}
