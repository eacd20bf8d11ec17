import type { EarlyInput, PageStart, StartState } from "./pageStart.ts"

/**
 * An inline script of a rendered page, so it refers to nothing outside itself. It leads the page from `drawn` to
 * `codeAsked`: the page's code is held in a template; the script fetches it after the first paint and runs it when the
 * document is parsed as well, so that words, fonts and first pictures have the network and the main thread to
 * themselves. A hidden page does not wait for a paint; a browser that reports no paint gets one second. Until the page
 * is alive, what the customer presses, enters and fills in is queued, marked (`data-early`) and kept from the page. The
 * browser submits no form. Links work by themselves; one that follows a press waits as well. In an app's webview what
 * the app provides itself (`data-web`) is hidden from the first paint on; on a device that remembers a store,
 * space is reserved for the link back to it. `carryOverReload` keeps the queue over a reload.
 */
export const startAfterPaint = (
  nativePlatform: () => string | null,
  carryOverReload: (start: PageStart, early: EarlyInput[], isAlive: () => boolean) => void,
): void => {
  if (nativePlatform() !== null) document.documentElement.dataset["app"] = ""
  try {
    if (Object.keys(localStorage).some((key) => key.endsWith(".store")))
      document.documentElement.dataset["keptStore"] = ""
  } catch {
    // Storage is denied: no store is remembered.
  }

  const early: EarlyInput[] = []
  const states: readonly StartState[] = ["drawn", "painted", "codeAsked", "deviceRead", "alive"]
  let nth = 0
  const enter = (state: StartState): void => {
    if (states.indexOf(state) <= nth) return
    nth = states.indexOf(state)
    performance.mark(`start.${state}`)
    if (state === "alive") for (const [what, note] of notes) removeEventListener(what, note, true)
  }
  globalThis.pageStart = { enter, early }
  carryOverReload(globalThis.pageStart, early, () => states[nth] === "alive")

  const queue = (event: Event, input: EarlyInput): void => {
    event.stopImmediatePropagation()
    early.push(input)
    input.target.dataset["early"] = ""
  }
  const placeOf = (target: Element): number =>
    [...document.querySelectorAll(`#app ${target.localName}`)].indexOf(target)
  // A link would discard the earlier presses, so it waits; a second press of it navigates all the same.
  const waitsToo = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, { dataset }: HTMLElement): boolean =>
    early.some(({ _tag }) => _tag === "Pressed") &&
    dataset["early"] === undefined &&
    !(button > 0 || ctrlKey || metaKey || shiftKey || altKey)
  const notes: readonly (readonly [string, (event: Event) => void])[] = [
    [
      "click",
      (event) => {
        const target = event.target instanceof Element ? event.target.closest<HTMLElement>("button, #app a") : null
        if (target === null || (target.tagName === "A" && !waitsToo(event as MouseEvent, target))) return
        event.preventDefault()
        const was = target.matches("[data-switch]") ? target.getAttribute("aria-pressed") : null
        queue(event, { _tag: "Pressed", target, place: placeOf(target), at: event.timeStamp, was })
      },
    ],
    [
      "input",
      (event) => {
        const target = event.target as HTMLInputElement
        const last = early.at(-1)
        // What is typed letter by letter counts once.
        if (last?._tag === "Filled" && last.target === target) early.pop()
        const { value, checked: ticked } = target
        queue(event, { _tag: "Filled", target, place: placeOf(target), value, ticked })
      },
    ],
    ["change", (event) => event.stopImmediatePropagation()],
    [
      "submit",
      (event) => {
        event.preventDefault()
        const target = event.target as HTMLFormElement
        event.stopImmediatePropagation()
        // A submit by a button is queued as the button's press.
        if ((event as SubmitEvent).submitter === null) queue(event, { _tag: "Entered", target, place: placeOf(target) })
      },
    ],
  ]
  for (const [what, note] of notes) addEventListener(what, note, true)

  const parsed = new Promise<unknown>((resolve) => addEventListener("DOMContentLoaded", resolve))
  const seen = new Promise<void>((resolve) => {
    if (document.visibilityState === "hidden") resolve()
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) resolve()
    }).observe({ type: "paint", buffered: true })
    void parsed.then(() => setTimeout(resolve, 1000))
  })
  const take = (what: string): void => {
    const held = document.querySelector<HTMLTemplateElement>("#page-code")
    document.head.append(...(held?.content.querySelectorAll(what) ?? []))
  }
  const askForCode = async (): Promise<void> => {
    await seen
    enter("painted")
    take("link")
    await parsed
    enter("codeAsked")
    take("script")
  }
  void askForCode()
}
