import type { ReactNode } from "react"
import { LazyDialog } from "../overlays/dialog/LazyDialog.tsx"
import { PanelHost } from "../overlays/PanelHost.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { LazyOrderBar } from "./LazyOrderBar.tsx"
import { Notices } from "./Notices.tsx"
import styles from "./Shell.module.css"
import { useIsNative } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"
import { useFrozenPage } from "./useFrozenPage.ts"

/** The frame of every screen: skip link, header, notices and footer (SPEC §2.3). */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(appTexts)
  const isNative = useIsNative()
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
      <LazyDialog />
      <PanelHost />
      {!isNative && <Footer />}
      <LazyOrderBar />
    </div>
  )
}
