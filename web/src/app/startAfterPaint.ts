/**
 * Stands in a drawn page as text, so it refers to nothing outside itself, and takes the page's code out of the template
 * that holds it: has it fetched when the page has been seen, and run when it is whole besides. Until then the first words,
 * fonts and pictures have the line and the phone to themselves. A page that nobody looks at waits for no paint, and where a
 * browser tells of none, for a second. The last button that was pressed in the five seconds before the page took its
 * presses over (`tookOver`, an event of the window) is pressed then if it is still in the window, unless something else was
 * pressed, typed or chosen since; no form is sent by the browser, and links work by themselves. In the webview of an app,
 * what an app has itself (`data-web`) is hidden from the first paint on.
 */
export const startAfterPaint = (tookOver: string, nativePlatform: () => string | null): void => {
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
    const held = document.querySelector<HTMLTemplateElement>("#code")
    document.head.append(...(held?.content.querySelectorAll(what) ?? []))
  }
  void seen.then(() => take("link"))
  void Promise.all([whole, seen]).then(() => take("script"))

  let pressed: { readonly button: HTMLElement | null; readonly at: number } | undefined
  const note = ({ target, timeStamp }: Event) => {
    pressed = { button: target instanceof Element ? target.closest("button") : null, at: timeStamp }
  }
  const keep = (event: Event): void => event.preventDefault()
  const notable = ["click", "input"]
  for (const what of notable) addEventListener(what, note, true)
  addEventListener("submit", keep)
  addEventListener(
    tookOver,
    ({ timeStamp }) => {
      for (const what of notable) removeEventListener(what, note, true)
      removeEventListener("submit", keep)
      if (pressed === undefined || timeStamp - pressed.at >= 5000) return
      const { top = 0, bottom = 0 } = pressed.button?.getBoundingClientRect() ?? {}
      if (bottom > 0 && top < innerHeight) pressed.button?.click()
    },
    { once: true },
  )
}

/** Said by a window whose page has taken its presses over. */
export const tookOver = "skorpe.tookover"
