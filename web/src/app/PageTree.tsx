import { StrictMode } from "react"
import { EndOfHydration, type Hydration, HydrationProvider, noHydration } from "../kit/hydration.ts"
import type { Dictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { App } from "./App.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import type { Shop } from "../shop/shopContext.ts"
import { ShopProvider } from "../shop/ShopProvider.tsx"

interface PageTreeProps {
  readonly shop: Shop
  readonly dictionary: Dictionary
  readonly scroll: number
  /** Set on the server, and in a browser that hydrates the server's page. */
  readonly hydration?: Hydration
  /** The address that a server renders. */
  readonly ssrPath?: string
}

/** The whole React tree, the same in the browser and on the server. */
export const PageTree = ({ shop, dictionary, scroll, hydration = noHydration, ssrPath }: PageTreeProps) => (
  <StrictMode>
    <HydrationProvider value={hydration}>
      <DictionaryProvider value={dictionary}>
        <ErrorBoundary shop={shop}>
          <ShopProvider value={shop} ssrPath={ssrPath}>
            <App scroll={scroll} />
          </ShopProvider>
        </ErrorBoundary>
      </DictionaryProvider>
      <EndOfHydration hydration={hydration} />
    </HydrationProvider>
  </StrictMode>
)
