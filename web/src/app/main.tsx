import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "../kit/base.css"
import { lateDrawing } from "../pictures/lateDrawing.ts"
import { makeDictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { fetchWords } from "../texts/fetchWords.ts"
import { App } from "./App.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { fetchAhead } from "./fetchAhead.ts"
import { loadScreen } from "./lateScreens.ts"
import { listenToBrowser } from "./listenToBrowser.ts"
import { openShop } from "./openShop.ts"
import { ShopProvider } from "./shopContext.ts"
import { StartFailed } from "./StartFailed.tsx"

const place = document.querySelector("#app")
if (place === null) throw new Error("the page has no place for the shop")
const root = createRoot(place)

// A change of language puts the scroll back itself, once the page has its height.
const start = async (): Promise<void> => {
  const { shop, scroll } = openShop((cause) => console.error(cause))
  listenToBrowser(shop)
  const { language, screen } = shop.views().route
  document.documentElement.lang = language
  // Beside the words, so that the first pictures come with the first text as a rule; none waits for the other.
  lateDrawing.load().catch(() => {})
  const [words] = await Promise.all([fetchWords(language), loadScreen(screen)])
  const dictionary = makeDictionary(language, words)
  root.render(
    <StrictMode>
      <DictionaryProvider value={dictionary}>
        <ErrorBoundary>
          <ShopProvider value={shop}>
            <App scroll={scroll} />
          </ShopProvider>
        </ErrorBoundary>
      </DictionaryProvider>
    </StrictMode>,
  )
  fetchAhead()
}

start().catch((cause: unknown) => {
  console.error(cause)
  root.render(<StartFailed />)
})
