import { useLayoutEffect } from "react"
import type { TabletView } from "@skorpe/core/kitchen"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { ChooseStore } from "./ChooseStore.tsx"
import { KeyForm } from "./KeyForm.tsx"
import { useViews } from "./kitchenContext.ts"
import styles from "./KitchenPage.module.css"
import { UnlockedKitchen } from "./UnlockedKitchen.tsx"
import { TabletSettings } from "./TabletSettings.tsx"
import { kitchenTexts } from "./texts.ts"
import { useKeptFocus } from "./useKeptFocus.ts"

const Shown = ({ tablet }: { readonly tablet: TabletView }) => {
  const t = useTexts(kitchenTexts)
  switch (tablet._tag) {
    case "Starting":
      return (
        <main>
          <h1 className="sr-only">{t("title")}</h1>
          <p className={styles.quiet}>{t("starting")}</p>
        </main>
      )
    case "Locked":
      return <KeyForm fault={tablet.fault} isTrying={tablet.isTrying} />
    case "Choosing":
      return <ChooseStore stores={tablet.stores} isLoading={tablet.isLoading} />
    case "Open":
      return <UnlockedKitchen store={tablet.store} panel={tablet.panel} />
  }
}

/** The kitchen's page: the key, the store, and then what its staff need. */
export const KitchenPage = () => {
  const t = useTexts(kitchenTexts)
  const { tablet } = useViews()
  const focus = useKeptFocus()
  const title = `${t("title")} · Skorpe`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return (
    <div {...focus} className={styles.page}>
      <Shown tablet={tablet} />
      <TabletSettings />
    </div>
  )
}
