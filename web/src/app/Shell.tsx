import type { ReactNode } from "react"
import { AskedDialog } from "../overlays/dialog/AskedDialog.tsx"
import { PanelHost } from "../overlays/PanelHost.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { Notices } from "./Notices.tsx"
import styles from "./Shell.module.css"
import { useShop } from "./shopContext.ts"
import { appTexts } from "./texts.ts"
import { useFrozenPage } from "./useFrozenPage.ts"

/** What stands around every screen: the way past the header, the header, notifications and the footer (SPEC §2.3). */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(appTexts)
  const { isNative } = useShop()
  useFrozenPage()
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t("skip")}
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Notices />
      <AskedDialog />
      <PanelHost />
      {!isNative && <Footer />}
    </div>
  )
}
