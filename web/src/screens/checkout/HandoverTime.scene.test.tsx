import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { App } from "../../app/App.tsx"
import { ShopProvider } from "../../shop/ShopProvider.tsx"
import { fetchAll } from "../../start/fetchAhead.ts"
import { atClosedCheckout } from "../../testing/walk.ts"
import { makeDictionary } from "../../texts/dictionary.ts"
import { DictionaryProvider } from "../../texts/DictionaryContext.tsx"
import { fetchWords } from "../../texts/fetchWords.ts"

test("the first frame of a page has a closed store's times, with one preselected", async () => {
  const [words] = await Promise.all([fetchWords("nb"), fetchAll()])
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const drawn = new Promise<readonly unknown[]>((resolve) => {
    // Called after React's synchronous renders and before the browser paints.
    new MutationObserver(() => {
      const times = place.querySelectorAll("section[aria-labelledby=where] select")
      if (place.querySelector("form")) resolve([times.length, place.textContent.includes("Ønsket tid: ")])
    }).observe(place, { childList: true, subtree: true })
  })
  // Rendered as when a page starts: after an event, effects run before the paint anyway.
  root.render(
    <DictionaryProvider value={makeDictionary("nb", words)}>
      <ShopProvider value={atClosedCheckout()}>
        <App scroll={0} />
      </ShopProvider>
    </DictionaryProvider>,
  )
  expect(await drawn).toEqual([2, true])
})
