import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { PageTitle } from "./PageTitle.tsx"

/** A page whose heading is replaced by another, with any content in between. */
const showing = () => {
  const place = document.body.appendChild(document.createElement("main"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const show = (title: string) =>
    flushSync(() =>
      root.render(
        <>
          <PageTitle key={title}>{title}</PageTitle>
          <input aria-label="Fornavn" />
        </>,
      ),
    )
  const focus = (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>("h1, input")].find(
      (element) => element.ariaLabel === name || element.textContent === name,
    )
    found?.focus()
  }
  return { show, focus }
}

test("a screen that was still loading when it was opened by keyboard has the focus on its heading once it has loaded", async () => {
  const { show, focus } = showing()
  show("Bestillingen din")
  focus("Bestillingen din")
  show("Bestilling 7")
  await expect.element(page.getByRole("heading", { name: "Bestilling 7" })).toHaveFocus()
})

test("a heading does not take the focus from a customer who has moved on", async () => {
  const { show, focus } = showing()
  show("Bestillingen din")
  focus("Bestillingen din")
  focus("Fornavn")
  show("Bestilling 7")
  await expect.element(page.getByRole("textbox", { name: "Fornavn" })).toHaveFocus()
})
