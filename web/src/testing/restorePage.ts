import { afterAll, afterEach } from "vitest"

// Scene files share one page, so that its modules load once. Whatever a test leaves in the page is undone here.
const address = location.href
const { width } = window.frameElement instanceof HTMLElement ? window.frameElement.style : { width: "" }

afterEach(() => scrollTo({ top: 0, left: 0, behavior: "instant" }))

afterAll(() => {
  // Vitest recognises the page by its address.
  history.replaceState(null, "", address)
  localStorage.clear()
  sessionStorage.clear()
  document.title = ""
  if (window.frameElement instanceof HTMLElement) window.frameElement.style.width = width
})
