import { StrictMode } from "react"
import { ErrorBoundary } from "../app/ErrorBoundary.tsx"
import type { Dictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { type Kitchen, KitchenProvider } from "./kitchenContext.ts"
import { KitchenPage } from "./KitchenPage.tsx"

interface KitchenTreeProps {
  readonly kitchen: Kitchen
  readonly dictionary: Dictionary
}

/** The whole React tree of the kitchen's page. */
export const KitchenTree = ({ kitchen, dictionary }: KitchenTreeProps) => (
  <StrictMode>
    <DictionaryProvider value={dictionary}>
      <ErrorBoundary>
        <KitchenProvider value={kitchen}>
          <KitchenPage />
        </KitchenProvider>
      </ErrorBoundary>
    </DictionaryProvider>
  </StrictMode>
)
