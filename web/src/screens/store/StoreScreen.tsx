import type { CurrentStore, Loading, Store, StoreStatus } from "@skorpe/core/store"
import { Link } from "../../app/Link.tsx"
import { OutOfReach } from "../../app/OutOfReach.tsx"
import { useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoreFound } from "./StoreFound.tsx"
import styles from "./StoreScreen.module.css"
import { storeTexts } from "./texts.ts"

interface Known {
  readonly store: Store
  readonly status: StoreStatus | null
}

/** What is known of the store of this address: all of it, or what the list says while the rest is on its way. */
const knownOf = (slug: string, current: CurrentStore | null, list: Loading<readonly Store[]>): Known | null => {
  const isIt = (store: Store): boolean => store.slug === slug || store.id === slug
  if (current !== null && isIt(current.store)) return current
  const listed = list._tag === "Loaded" ? list.value.find(isIt) : undefined
  return listed ? { store: listed, status: null } : null
}

/** A store's own page: where it is, when it is open, how to reach it and how to get its food. */
export const StoreScreen = ({ slug }: { readonly slug: string }) => {
  const { current, list, shown } = useView("store")
  const known = knownOf(slug, current, list)
  if (known) return <StoreFound {...known} />
  if (shown._tag === "Missing") return <Missing />
  return shown._tag === "Failed" ? <Failed /> : <Coming />
}

const Missing = () => {
  const t = useTexts(storeTexts)
  return (
    <div className={styles.page}>
      <PageTitle>{t("missing")}</PageTitle>
      <p>
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("allStores")}
        </Link>
      </p>
    </div>
  )
}

const Failed = () => {
  const t = useTexts(storeTexts)
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <OutOfReach words={t("failed")} />
    </div>
  )
}

const Coming = () => {
  const t = useTexts(storeTexts)
  return (
    <div className={styles.page} aria-busy="true">
      <PageTitle>{t("title")}</PageTitle>
      <output className="sr-only">{t("loading")}</output>
      <Skeleton height="9rem" />
      <Skeleton height="18rem" />
    </div>
  )
}
