import type { ReactNode } from "react"
import type { Store } from "@skorpe/core/domain/store"
import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useView } from "../../shop/shopContext.ts"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"
import styles from "./StorePanels.module.css"

/** Renders its child with the stores once they are loaded; a skeleton or an error until then. */
export const StoresOr = ({ children }: { readonly children: (stores: readonly Store[]) => ReactNode }) => {
  const t = useTexts(panelTexts)
  const { list } = useView("store")
  switch (list._tag) {
    case "Loaded":
      return children(list.value)
    case "Failed":
    case "Missing":
      return <OutOfReach words={t("storesFailed")} />
    case "Idle":
    case "Loading":
      return (
        <div className={styles.list} aria-busy="true">
          <p className="sr-only">{t("storesLoading")}</p>
          <Skeleton height="5rem" count={5} />
        </div>
      )
  }
}
