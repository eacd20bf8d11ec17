import { createRoot, hydrateRoot } from "react-dom/client"
import "../kit/base.css"
import { makeDictionary, type Words } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"
import { listenToBrowser } from "./listenToBrowser.ts"
import { address, openShop } from "./openShop.ts"
import { PageTree } from "./PageTree.tsx"
import { readReady } from "./ready.ts"
import { build } from "./shopContext.ts"
import { StartFailed } from "./StartFailed.tsx"

const place = document.querySelector("#app")
if (place === null) throw new Error("the page has no place for the shop")

// A change of language puts the scroll back itself, once the page has its height.
const start = async (): Promise<void> => {
  const ready = readReady(build, address())
  const { shop, scroll, isReady } = openShop(ready, (cause) => console.error(cause))
  listenToBrowser(shop)
  const { language } = shop.views().route
  document.documentElement.lang = language
  const dictionary = makeDictionary(language, (ready?.words as Words | undefined) ?? (await fetchWords(language)))
  const tree = <PageTree shop={shop} dictionary={dictionary} scroll={scroll} />
  if (isReady) hydrateRoot(place, tree)
  else createRoot(place).render(tree)
}

start().catch((cause: unknown) => {
  console.error(cause)
  createRoot(place).render(<StartFailed />)
})
