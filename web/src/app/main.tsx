import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import "../kit/base.css"
import { breath } from "../kit/breath.ts"
import { giveBirth, unborn } from "../kit/useBorn.ts"
import { lateDrawing } from "../pictures/lateDrawing.ts"
import { isServed } from "../pictures/pictureName.ts"
import { nativePlatform } from "../services/nativeBridge.ts"
import { touched } from "../services/touched.ts"
import { makeDictionary, type Words } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"
import { owesWords } from "../texts/restOfWords.ts"
import { fetchAhead } from "./fetchAhead.ts"
import { isHandedOver } from "./handOver.ts"
import { hasKept } from "./hasKept.ts"
import { loadScreen } from "./lateScreens.ts"
import { wakeUp } from "./lightShop.ts"
import { listenToBrowser } from "./listenToBrowser.ts"
import { address, openShop } from "./openShop.ts"
import { PageTree } from "./PageTree.tsx"
import { readReady } from "./ready.ts"
import { build, theMarket } from "./shopContext.ts"
import { StartFailed } from "./StartFailed.tsx"
import { tookOver } from "./startAfterPaint.ts"

const place = document.querySelector("#app")
if (place === null) throw new Error("the page has no place for the shop")

// A change of language puts the scroll back itself, once the page has its height.
const start = async (): Promise<void> => {
  await breath()
  if (/^\/states(\/|$)/.test(location.pathname)) return (await import("../states/openStates.tsx")).openStates(place)
  // The page of an app differs from the one that the server draws.
  const ready = nativePlatform() === null ? readReady(build, address()) : null
  // A page that the server did not draw may begin with something that sleeps elsewhere.
  if (ready === null || isHandedOver()) await wakeUp()
  // Its code comes beside the services then, not after them.
  else if (hasKept(theMarket.id)) void wakeUp()
  await breath()
  const { shop, lives, scroll, isReady, isNew } = openShop(ready, (cause) => console.error(cause))
  listenToBrowser(shop)
  const written = { views: shop.views(), title: document.title }
  const { language, screen } = written.views.route
  // Said again, it would have the whole page styled again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  // Beside the words, so that the first pictures come with the first text as a rule; none waits for the other.
  if (!isServed) lateDrawing.load().catch(() => {})
  const [words] = await Promise.all([ready ? (ready.words as Words) : fetchWords(language), loadScreen(screen)])
  const dictionary = makeDictionary(language, words)
  if (ready) owesWords(async () => dictionary.learn(await fetchWords(language)))
  const tree = <PageTree shop={shop} dictionary={dictionary} scroll={scroll} birth={isReady ? giveBirth() : unborn} />
  await breath()
  // Not before the device has answered: what was chosen would be judged by a page that does not know it yet.
  if (isReady) await lives
  // In slices: a page that is already seen is not held up while it comes alive, and a tap takes its part first.
  if (isReady) startTransition(() => void hydrateRoot(place, tree))
  else createRoot(place).render(tree)
  dispatchEvent(new Event(tookOver))
  // Whoever was here before may have agreed to be counted: that does not wait.
  fetchAhead(isNew ? touched() : Promise.resolve(), async () => {
    ;(await import("../head/followHead.ts")).followHead(shop, written)
    ;(await import("../consent/tagManager.ts")).followConsent(shop)
    if (import.meta.env.PROD) await (await import("../offline/keepOffline.ts")).keepOffline(shop)
  })
}

start().catch((cause: unknown) => {
  console.error(cause)
  createRoot(place).render(<StartFailed />)
})
