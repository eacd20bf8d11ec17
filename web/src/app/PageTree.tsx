import { StrictMode, useEffect } from "react"
import { type Birth, BirthProvider, unborn } from "../kit/useBorn.ts"
import type { Dictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { App } from "./App.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { type Shop, ShopProvider } from "./shopContext.ts"

interface PageTreeProps {
  readonly shop: Shop
  readonly dictionary: Dictionary
  readonly scroll: number
  /** Given where the server draws it, or has drawn it and the browser takes over. */
  readonly birth?: Birth
}

/** Everything that is drawn, in the browser and on the server alike. */
export const PageTree = ({ shop, dictionary, scroll, birth = unborn }: PageTreeProps) => (
  <StrictMode>
    <BirthProvider value={birth}>
      <DictionaryProvider value={dictionary}>
        <ErrorBoundary>
          <ShopProvider value={shop}>
            <App scroll={scroll} />
          </ShopProvider>
        </ErrorBoundary>
      </DictionaryProvider>
      <EndOfBirth birth={birth} />
    </BirthProvider>
  </StrictMode>
)

/** What is drawn after the page as a whole is alive was not born with it. */
const EndOfBirth = ({ birth }: { readonly birth: Birth }) => {
  useEffect(() => birth.end(), [birth])
  return null
}
