/**
 * An inline script of a rendered page, so it refers to nothing outside itself. The page's code is held in a template;
 * the script fetches it after the first paint and runs it when the document is parsed as well, so that words, fonts and
 * first pictures have the network and the main thread to themselves. A hidden page does not wait for a paint; a browser
 * that reports no paint gets one second. Early input: the last button pressed, or the form last submitted by Enter, in
 * the twenty seconds before hydration (`hydrated`, an event of the window) is clicked or submitted then, if it is still
 * in the viewport and the customer has pressed, typed and chosen nothing since. The browser submits no form, and links
 * work by themselves. In an app's webview what the app provides itself (`data-web`) is hidden from the first paint on.
 */
export const startAfterPaint = (hydrated: string, nativePlatform: () => string | null): void => {
  if (nativePlatform() !== null) document.documentElement.dataset["app"] = ""

  const whole = new Promise<unknown>((resolve) => addEventListener("DOMContentLoaded", resolve))
  const seen = new Promise<void>((resolve) => {
    if (document.visibilityState === "hidden") resolve()
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) resolve()
    }).observe({ type: "paint", buffered: true })
    void whole.then(() => setTimeout(resolve, 1000))
  })
  const take = (what: string): void => {
    const held = document.querySelector<HTMLTemplateElement>("#page-code")
    document.head.append(...(held?.content.querySelectorAll(what) ?? []))
  }
  void seen.then(() => take("link"))
  void Promise.all([whole, seen]).then(() => take("script"))

  let last: { readonly done: HTMLElement | null; readonly at: number } | undefined
  const note = ({ target, timeStamp }: Event) => {
    last = { done: target instanceof Element ? target.closest("button") : null, at: timeStamp }
  }
  const keep = (event: SubmitEvent): void => {
    event.preventDefault()
    // One by a button is noted as its press.
    if (event.submitter === null) last = { done: event.target as HTMLFormElement, at: event.timeStamp }
  }
  const notable = ["click", "input"]
  for (const what of notable) addEventListener(what, note, true)
  addEventListener("submit", keep)
  addEventListener(
    hydrated,
    (event) => {
      for (const what of notable) removeEventListener(what, note, true)
      removeEventListener("submit", keep)
      const { done = null, at = 0 } = last ?? {}
      const { top = 0, bottom = 0 } = done?.getBoundingClientRect() ?? {}
      if (event.timeStamp - at >= 20_000 || bottom <= 0 || top >= innerHeight) return
      // React hydrates at once what is clicked, but not what is submitted.
      if (!(done instanceof HTMLFormElement)) return done?.click()
      void (event as CustomEvent<Promise<void>>).detail.then(() => done.requestSubmit())
    },
    { once: true },
  )
}

/** Name of the window's event for a page that handles clicks; its detail is a promise that hydration ends. */
export const hydrated = "skorpe.hydrated"
