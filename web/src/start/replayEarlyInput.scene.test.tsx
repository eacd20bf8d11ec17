import { startTransition, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
// Before the styles of a part: the first sheet sets the order of the layers, for the files after this one as well.
import "../kit/base.css"
import { beginHydration, EndOfHydration, type Hydration, noHydration } from "../kit/hydration.ts"
import { RadioTiles } from "../kit/RadioTiles.tsx"
import { carryOverReload } from "./carryOverReload.ts"
import { findAgain, replayEarlyInput } from "./replayEarlyInput.ts"
import { startAfterPaint } from "./startAfterPaint.ts"

/** A store of the actions; until hydration ends, components see what the server rendered. */
const makeStore = () => {
  const listeners = new Set<() => void>()
  const rendered = { size: "small", query: "", liked: false, done: [] as readonly string[] }
  let now = rendered
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    rendered,
    tell,
    now: () => now,
    change: (next: Partial<typeof rendered>) => {
      now = { ...now, ...next }
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Store = ReturnType<typeof makeStore>

const Page = ({ store, hydration }: { readonly store: Store; readonly hydration: Hydration }) => {
  const read = () => (hydration.isNow() ? store.rendered : store.now())
  const { size, query, liked, done } = useSyncExternalStore(store.subscribe, read, read)
  const note = (what: string) => store.change({ done: [...store.now().done, what] })
  const sizes = ["small", "medium", "large"].map((value) => ({ value, label: value }))
  return (
    <>
      <RadioTiles legend="size" name="size" tiles={sizes} value={size} onChoose={(size) => store.change({ size })} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          note(`find ${query}`)
        }}
      >
        <input
          type="search"
          aria-label="find"
          value={query}
          onChange={({ target }) => store.change({ query: target.value })}
        />
      </form>
      <button type="button" onClick={() => note(`add ${size}`)}>
        add
      </button>
      <button type="button" aria-pressed={liked} data-switch="" onClick={() => store.change({ liked: !liked })}>
        like
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => note("open")}>
        open
      </button>
      <a
        href="#cart"
        onClick={(event) => {
          event.preventDefault()
          note("go")
        }}
      >
        cart
      </a>
      <output>{done.join(", ")}</output>
      <EndOfHydration hydration={hydration} />
    </>
  )
}

/** A rendered page before its code; `hydrate` brings it to life and resolves when early input is done again. */
const rendered = () => {
  const place = document.body.appendChild(document.createElement("div"))
  place.id = "app"
  const server = createRoot(place)
  flushSync(() => server.render(<Page store={makeStore()} hydration={noHydration} />))
  const html = place.innerHTML
  server.unmount()
  place.innerHTML = html
  startAfterPaint(() => null, carryOverReload)
  const { pageStart } = globalThis
  if (pageStart === undefined) throw new Error("the inline script has not run")
  const store = makeStore()
  const field = (selector: string) => {
    const found = place.querySelector<HTMLInputElement>(selector)
    if (found === null) throw new Error(`no ${selector}`)
    return found
  }
  const hydrate = () =>
    new Promise<void>((resolve) => {
      const hydration = beginHydration(() => {
        const early = findAgain(pageStart.early)
        store.tell()
        queueMicrotask(() => {
          pageStart.enter("alive")
          replayEarlyInput(early, flushSync)
          resolve()
        })
      })
      startTransition(() => {
        const root = hydrateRoot(place, <Page store={store} hydration={hydration} />, { onRecoverableError: () => {} })
        onTestFinished(() => {
          root.unmount()
          place.remove()
        })
      })
    })
  return {
    store,
    hydrate,
    press: (name: string) =>
      [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click(),
    tick: (value: string) => field(`[value=${value}]`).click(),
    type: (text: string) => {
      const search = field("[type=search]")
      search.setRangeText(text, 0, search.value.length, "end")
      search.dispatchEvent(new Event("input", { bubbles: true }))
    },
    follow: () => place.querySelector("a")?.click(),
    enter: () => place.querySelector("form")?.requestSubmit(),
    search: () => field("[type=search]"),
    text: () => field("[type=search]").value,
    likes: () => field("[aria-pressed]").getAttribute("aria-pressed"),
    ticked: () => field(":checked").value,
    waiting: () => place.querySelectorAll("[data-early]").length,
    said: () => place.querySelector("output")?.textContent,
  }
}

test("early input is replayed in order, each input with those before it", async () => {
  const page = rendered()
  page.press("add")
  page.tick("medium")
  page.press("add")
  page.tick("large")
  page.press("add")
  page.type("p")
  page.type("pe")
  page.enter()
  expect([page.said(), page.waiting()]).toEqual(["", 5])
  await page.hydrate()
  await expect.poll(page.said).toBe("add small, add medium, add large, find pe")
  expect([page.ticked(), page.text(), page.waiting()]).toEqual(["large", "pe", 0])
})

test("a link that follows a press waits for it, and goes at once when it is pressed again", async () => {
  const page = rendered()
  onTestFinished(() => history.replaceState(null, "", location.pathname + location.search))
  page.press("add")
  page.follow()
  expect([location.hash, page.waiting()]).toEqual(["", 2])
  await page.hydrate()
  await expect.poll(page.said).toBe("add small, go")
  const other = rendered()
  other.press("add")
  other.follow()
  other.follow()
  expect(location.hash).toBe("#cart")
  await other.hydrate()
})

test("an overlay opens only if its press was the last input", async () => {
  const page = rendered()
  page.press("open")
  page.press("add")
  page.press("open")
  await page.hydrate()
  await expect.poll(page.said).toBe("add small, open")
  const other = rendered()
  other.press("open")
  other.press("add")
  await other.hydrate()
  await expect.poll(other.said).toBe("add small")
})

test("fields that the browser has restored are replayed before the customer's input", async () => {
  const page = rendered()
  const medium = document.querySelector<HTMLInputElement>("[value=medium]")
  if (medium) medium.checked = true
  page.press("add")
  await page.hydrate()
  await expect.poll(page.said).toBe("add medium")
})

test("a switch ends as the customer set it, whatever its state was for them", async () => {
  const page = rendered()
  page.store.change({ liked: true })
  page.press("like")
  await page.hydrate()
  await expect.poll(page.likes).toBe("true")
  const other = rendered()
  other.store.change({ liked: true })
  other.press("like")
  other.press("like")
  await other.hydrate()
  await expect.poll(other.likes).toBe("false")
})

test("the caret stays where it was in what was typed", async () => {
  const page = rendered()
  page.type("pper")
  page.search().setSelectionRange(0, 0)
  await page.hydrate()
  expect([page.text(), page.search().selectionStart, page.store.now().query]).toEqual(["pper", 0, "pper"])
})

test("early input on a page that a translator has changed is replayed on the page that React renders in its place", async () => {
  const page = rendered()
  const pressed = page.search()
  page.type("pe")
  page.press("add")
  for (const button of document.querySelectorAll("#app button")) {
    const font = document.createElement("font")
    font.textContent = "translated"
    button.replaceChildren(font)
  }
  await page.hydrate()
  await expect.poll(page.said).toBe("add small")
  expect([pressed.isConnected, page.text()]).toEqual([false, "pe"])
})

test("once the page is alive it handles all input itself", async () => {
  const page = rendered()
  await page.hydrate()
  page.press("add")
  await expect.poll(page.said).toBe("add small")
  expect(page.waiting()).toBe(0)
})

test("a page that is alive does not go back to an earlier state", async () => {
  await rendered().hydrate()
  const marks = () => performance.getEntriesByType("mark").filter(({ name }) => name.startsWith("start.")).length
  const before = marks()
  globalThis.pageStart?.enter("painted")
  globalThis.pageStart?.enter("alive")
  expect(marks()).toBe(before)
})
