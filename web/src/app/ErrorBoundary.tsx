import { Component, type ReactNode } from "react"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { Button, buttonClass } from "../kit/Button.tsx"
import { ReportOpener } from "../report/ReportOpener.tsx"
import type { Shop } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"
import styles from "./StartFailed.module.css"

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** The shop whose log a report of the bug holds; the kitchen's page has none. */
  readonly shop?: Shop
}

interface Caught {
  readonly broken: boolean
}

/** Catches a bug in a view, shows an apology, and offers a reload and a report. The cart is kept on the device. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { broken: false }

  static getDerivedStateFromError(): Caught {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken shop={this.props.shop} /> : this.props.children
  }
}

/** Replaces a page that threw while rendering. */
export const Broken = ({ shop }: { readonly shop: Shop | undefined }) => {
  const t = useTexts(appTexts)
  return (
    <main className={styles.page}>
      <h1 className={styles.name}>{t("brokenTitle")}</h1>
      <p>{t("brokenText")}</p>
      <Button onClick={() => location.reload()}>{t("loadAgain")}</Button>
      {shop && <ReportOpener shop={shop} className={buttonClass("quiet")} />}
    </main>
  )
}
