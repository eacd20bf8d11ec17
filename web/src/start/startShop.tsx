import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { loadScreen } from "../app/lazyScreens.ts"
import { PageTree } from "../app/PageTree.tsx"
import { yieldToMain } from "../kit/yieldToMain.ts"
import { lazyDrawing } from "../pictures/lazyDrawing.ts"
import { isServed } from "../pictures/pictureName.ts"
import { firstInteraction } from "../services/firstInteraction.ts"
import { readFlag } from "../services/loginFlag.ts"
import { build, theMarket } from "../shop/shopContext.ts"
import { makeDictionary, type Words } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"
import { owesWords } from "../texts/restOfWords.ts"
import { fetchAhead } from "./fetchAhead.ts"
import { isHandedOver } from "./handOver.ts"
import { hasKept } from "./hasKept.ts"
import { readHydrationData } from "./hydrationData.ts"
import { loadLazyUnits, loadOrdering } from "./lazyShop.ts"
import { listenToBrowser } from "./listenToBrowser.ts"
import { listenToErrors } from "./listenToErrors.ts"
import { loadFirstUnits } from "./loadFirstUnits.ts"
import { address, openShop } from "./openShop.ts"
import { enterAlive, thePageStart } from "./pageStart.ts"

/**
 * Starts the shop in the page's element `place`: hydrates what the server rendered there, or renders the page. Rejects
 * when what the first render needs does not come.
 */
export const startShop = async (place: Element): Promise<void> => {
  const pageStart = thePageStart()
  const ready = readHydrationData(build, address())
  // The code that serves an order loads in parallel with the services.
  if (hasKept(theMarket.id) || pageStart.early.length > 0) void loadOrdering()
  // A handed-over world may need any lazy unit at once, and that of a logged-in customer soon does.
  if (isHandedOver() || (ready === null && readFlag() !== null)) await loadLazyUnits()
  // Without a rendered page the first world may need some units.
  else if (ready === null) await loadFirstUnits(address)
  await yieldToMain()
  const { shop, canHydrate, scroll, isRendered, hydration, isNew } = openShop(ready, pageStart, reportError)
  listenToBrowser(shop)
  listenToErrors(shop)
  const written = { views: shop.views(), title: document.title }
  const { language, screen } = written.views.route
  // Setting the same value would still recalculate the style of the whole page.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  // A rendered page is readable meanwhile, so it retries its code without limit.
  const comes = (): Promise<void> => (ready ? loadScreen(screen).catch(comes) : loadScreen(screen))
  // In parallel with the texts, so that the first pictures usually render with the first text.
  if (!isServed) lazyDrawing.load().catch(() => {})
  const [words] = await Promise.all([ready ? (ready.words as Words) : fetchWords(language), comes()])
  const dictionary = makeDictionary(language, words)
  if (ready) owesWords(async () => dictionary.learn(await fetchWords(language)))
  const tree = <PageTree shop={shop} dictionary={dictionary} scroll={scroll} hydration={hydration} />
  await yieldToMain()
  const deviceRead = canHydrate.then(() => pageStart.enter("deviceRead"))
  // After the device has answered: earlier input would be handled by a world that does not know the device yet.
  if (isRendered) await deviceRead
  // A transition hydrates in slices, so that the visible page can be scrolled meanwhile.
  const toListeners = { onCaughtError: reportError }
  if (isRendered) startTransition(() => void hydrateRoot(place, tree, toListeners))
  else {
    createRoot(place, toListeners).render(tree)
    void deviceRead.then(() => enterAlive(pageStart))
  }
  // A returning customer may have consented to analytics: that does not wait for the first interaction.
  fetchAhead(isNew ? firstInteraction() : canHydrate, async () =>
    (await import("./followBeside.ts")).followBeside(shop, written),
  )
}
