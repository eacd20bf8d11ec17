import { afterAll, afterEach } from "vitest"

// Scene files share one page, so that its modules load once. Whatever a test leaves in the page is undone here.
const address = location.href
const { width } = window.frameElement instanceof HTMLElement ? window.frameElement.style : { width: "" }

const top = Object.assign(document.createElement("div"), { tabIndex: -1 })

/** The Tab key goes on from what was last clicked or had the focus, also when that is gone: now from the page's top. */
const beginAtTop = (): void => {
  document.body.prepend(top)
  top.focus()
  top.blur()
}

afterEach(() => scrollTo({ top: 0, left: 0, behavior: "instant" }))

afterAll(() => {
  // Vitest recognises the page by its address.
  history.replaceState(null, "", address)
  localStorage.clear()
  sessionStorage.clear()
  document.title = ""
  beginAtTop()
  if (window.frameElement instanceof HTMLElement) window.frameElement.style.width = width
})
