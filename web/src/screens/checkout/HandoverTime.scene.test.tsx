import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { App } from "../../app/App.tsx"
import { ShopProvider } from "../../shop/ShopProvider.tsx"
import { fetchAll } from "../../start/fetchAhead.ts"
import { atClosedCheckout } from "../../testing/walk.ts"
import { makeDictionary } from "../../texts/dictionary.ts"
import { DictionaryProvider } from "../../texts/DictionaryContext.tsx"
import { fetchWords } from "../../texts/fetchWords.ts"

test("the times of a closed store, and the one that is proposed, stand in a page's first frame", async () => {
  const [words] = await Promise.all([fetchWords("nb"), fetchAll()])
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const drawn = new Promise<readonly unknown[]>((resolve) => {
    // It is called once all is drawn that is drawn at once, and before the browser paints.
    new MutationObserver(() => {
      const times = place.querySelectorAll("section[aria-labelledby=where] select")
      if (place.querySelector("form")) resolve([times.length, place.textContent.includes("Ønsket tid: ")])
    }).observe(place, { childList: true, subtree: true })
  })
  // As a page starts: what an event draws has its effects before it is painted anyway.
  root.render(
    <DictionaryProvider value={makeDictionary("nb", words)}>
      <ShopProvider value={atClosedCheckout()}>
        <App scroll={0} />
      </ShopProvider>
    </DictionaryProvider>,
  )
  expect(await drawn).toEqual([2, true])
})
