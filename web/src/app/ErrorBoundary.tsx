import { Component, type ReactNode } from "react"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { Button } from "../kit/Button.tsx"
import { appTexts } from "../shop/texts.ts"
import styles from "./StartFailed.module.css"

interface Caught {
  readonly broken: boolean
}

/** Catches a bug in a view, shows an apology and offers a reload. The cart is kept on the device. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { broken: false }

  static getDerivedStateFromError(): Caught {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

/** Replaces a page that threw while rendering. */
export const Broken = () => {
  const t = useTexts(appTexts)
  return (
    <main className={styles.page}>
      <h1 className={styles.name}>{t("brokenTitle")}</h1>
      <p>{t("brokenText")}</p>
      <Button onClick={() => location.reload()}>{t("loadAgain")}</Button>
    </main>
  )
}
