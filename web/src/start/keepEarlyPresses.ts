import type { EarlyInput } from "./pageStart.ts"

type Kept = { readonly tag: string; readonly words: string } & (
  | Omit<Extract<EarlyInput, { readonly _tag: "Pressed" }>, "target">
  | Omit<Extract<EarlyInput, { readonly _tag: "Filled" }>, "target">
)

/**
 * A part of the inline script, so it refers to nothing outside itself. Carries the early presses and ticks that the page
 * has not answered over a reload, so that a customer who reloads a slow page need not press again. They last 20 seconds,
 * in the same tab, at the same address, and count only on the same element. What is in a form is left out: its text is
 * personal, and a reload must not send an order.
 */
export const keepEarlyPresses = (early: EarlyInput[], isAlive: () => boolean): void => {
  const name = "skorpe.early"
  const wordsOf = ({ className, ariaLabel, textContent }: HTMLElement, value = ""): string =>
    [className, ariaLabel, textContent, value].join("|")
  const keptOf = (input: EarlyInput): readonly Kept[] => {
    const { target, ...rest } = input
    if (rest._tag === "Entered" || target.closest("form") !== null) return []
    if (rest._tag === "Filled" && !target.matches("[type=radio], [type=checkbox]")) return []
    const at = "at" in rest ? { at: rest.at + performance.timeOrigin } : {}
    return [{ ...rest, ...at, tag: target.localName, words: wordsOf(target, "value" in rest ? rest.value : "") }]
  }
  addEventListener("pagehide", ({ persisted }) => {
    // A page that the browser keeps answers them itself when the customer comes back to it.
    const kept = persisted || isAlive() ? [] : early.flatMap(keptOf)
    try {
      if (kept.length > 0) sessionStorage.setItem(name, JSON.stringify({ href: location.href, now: Date.now(), kept }))
    } catch {
      // Without a storage they are lost, as they were before.
    }
  })
  addEventListener("DOMContentLoaded", () => {
    try {
      const text = sessionStorage.getItem(name) ?? "null"
      sessionStorage.removeItem(name)
      const found = JSON.parse(text) as { href: string; now: number; kept: readonly Kept[] } | null
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
      if (found?.href !== location.href || navigation?.type !== "reload" || Date.now() - found.now > 20_000) return
      const again = found.kept.flatMap(({ tag, words, ...rest }) => {
        const target = document.querySelectorAll<HTMLElement>(`#app ${tag}`)[rest.place]
        if (!target || wordsOf(target, "value" in rest ? rest.value : "") !== words) return []
        target.dataset["early"] = ""
        return [{ ...rest, ...("at" in rest ? { at: rest.at - performance.timeOrigin } : {}), target } as EarlyInput]
      })
      // Before what was done on this page meanwhile.
      early.unshift(...again)
    } catch {
      // As above.
    }
  })
}
