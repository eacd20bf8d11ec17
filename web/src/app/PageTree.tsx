import { StrictMode } from "react"
import type { Dictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { App } from "./App.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { type Shop, ShopProvider } from "./shopContext.ts"

interface PageTreeProps {
  readonly shop: Shop
  readonly dictionary: Dictionary
  readonly scroll: number
}

/** Everything that is drawn, in the browser and on the server alike. */
export const PageTree = ({ shop, dictionary, scroll }: PageTreeProps) => (
  <StrictMode>
    <DictionaryProvider value={dictionary}>
      <ErrorBoundary>
        <ShopProvider value={shop}>
          <App scroll={scroll} />
        </ShopProvider>
      </ErrorBoundary>
    </DictionaryProvider>
  </StrictMode>
)
