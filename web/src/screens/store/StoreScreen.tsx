import type { CurrentStore, Loading } from "@skorpe/core/units/store"
import type { Store, StoreStatus } from "@skorpe/core/domain/store"
import { Link } from "../../shop/Link.tsx"
import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useView } from "../../shop/shopContext.ts"
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

/** The store of this address: fully loaded, or its entry in the list until then; `null` if neither is loaded. */
const knownOf = (slug: string, current: CurrentStore | null, list: Loading<readonly Store[]>): Known | null => {
  const isIt = (store: Store): boolean => store.slug === slug || store.id === slug
  if (current !== null && isIt(current.store)) return current
  const listed = list._tag === "Loaded" ? list.value.find(isIt) : undefined
  return listed ? { store: listed, status: null } : null
}

/** The screen of one store. */
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
