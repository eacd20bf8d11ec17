import type { HydrationData } from "@skorpe/core/shop"
import type { ShopEvent } from "@skorpe/core/messages"
import type { EarlyInput, PageStart } from "./pageStart.ts"

type Kept = { readonly tag: string; readonly words: string } & (
  | Omit<Extract<EarlyInput, { readonly _tag: "Pressed" }>, "target">
  | Omit<Extract<EarlyInput, { readonly _tag: "Filled" }>, "target">
)

interface Entry {
  readonly path: string
  readonly now: number
  readonly build: string
  readonly kept: readonly Kept[]
  readonly waiting: readonly ShopEvent[]
}

/**
 * A part of the inline script, so it refers to nothing outside itself. Carries over a reload what the customer has done
 * and the page has not answered: early presses and ticks, and what is to enter the cart while the code of the cart
 * loads. So a customer who reloads a slow page need not press again. All of it lasts 20 seconds, in the same tab, at the
 * same address. Early input counts only on the same elements: if one is not there, it and all later input is dropped,
 * because a press may depend on the tick before it. What is in a form is left out: its text is personal, and a reload
 * must not send an order.
 */
export const carryOverReload = (start: PageStart, early: EarlyInput[], isAlive: () => boolean): void => {
  const name = "skorpe.early"
  const types: ReadonlySet<ShopEvent["type"]> = new Set([
    "ProductAdded",
    "ItemAdded",
    "Reordered",
    "MethodChosen",
    "PizzaSizePreferred",
  ])
  const readBuild = (): string =>
    (JSON.parse(document.querySelector("#ready")?.textContent ?? "{}") as Partial<HydrationData>).build ?? ""
  const wordsOf = (target: HTMLElement): string =>
    [
      target.className,
      target.ariaLabel,
      target.textContent,
      target.getAttribute("name"),
      target.getAttribute("value"),
    ].join("|")
  const isTick = (target: HTMLElement): boolean => target.matches("[type=radio], [type=checkbox]")
  const keptOf = (input: EarlyInput): readonly Kept[] => {
    const { target, ...rest } = input
    if (rest._tag === "Entered" || target.closest("form") !== null) return []
    if (rest._tag === "Filled" && !isTick(target)) return []
    const at = "at" in rest ? { at: rest.at + performance.timeOrigin } : {}
    return [{ ...rest, ...at, tag: target.localName, words: wordsOf(target) }]
  }
  addEventListener("pagehide", ({ persisted }) => {
    // A page in the back-forward cache answers them itself when the customer comes back to it.
    if (persisted) return
    const kept = isAlive() ? [] : early.flatMap(keptOf)
    const waiting = (start.waiting?.() ?? []).filter(({ type }) => types.has(type))
    if (kept.length + waiting.length === 0) return
    const entry: Entry = { path: location.pathname, now: Date.now(), build: readBuild(), kept, waiting }
    try {
      // A page that is left before it is parsed has not taken what the page before it has left.
      const left = JSON.parse(sessionStorage.getItem(name) ?? "null") as Entry | null
      const all = left?.path === entry.path ? { ...entry, ...left, kept: [...left.kept, ...kept] } : entry
      sessionStorage.setItem(name, JSON.stringify(all))
    } catch {
      // Without a storage they are lost.
    }
  })
  addEventListener("DOMContentLoaded", () => {
    try {
      const text = sessionStorage.getItem(name) ?? "null"
      sessionStorage.removeItem(name)
      const found = JSON.parse(text) as Entry | null
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
      if (found?.path !== location.pathname || navigation?.type !== "reload" || Date.now() - found.now > 20_000) return
      const waiting = found.waiting.filter(({ type }) => types.has(type))
      // Another version of the code may not know these events.
      if (waiting.length > 0 && found.build === readBuild()) start.waiting = () => waiting
      const again: EarlyInput[] = []
      for (const { tag, words, ...rest } of found.kept) {
        const target = document.querySelectorAll<HTMLElement>(`#app ${tag}`)[rest.place]
        if (!target || wordsOf(target) !== words) break
        target.dataset["early"] = ""
        const at = "at" in rest ? { at: rest.at - performance.timeOrigin } : {}
        again.push({ ...rest, ...at, target } as EarlyInput)
      }
      // Before what was done on this page meanwhile.
      early.unshift(...again)
    } catch {
      // Without a storage, or with an entry that another program wrote, there are none.
    }
  })
  // The link of the words about late code (index.html) would open the page anew instead.
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.target.closest('#late a[href=""]') === null) return
    event.preventDefault()
    location.reload()
  })
}
