import type { ComponentProps } from "react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished } from "vitest"
import { page } from "vitest/browser"
import { InspectorPage } from "./InspectorPage.tsx"

/** The inspector on an empty page, which is removed after the test. */
export const renderInspector = (props: ComponentProps<typeof InspectorPage> = {}): void => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  root.render(<InspectorPage {...props} />)
  const { lang, title } = { lang: document.documentElement.lang, title: document.title }
  document.documentElement.lang = "en"
  document.title = "Inspector · Skorpe"
  onTestFinished(() => {
    root.unmount()
    place.remove()
    document.documentElement.lang = lang
    document.title = title
  })
}

/** Drops a file with this text on the inspector. */
export const drop = (name: string, text: string): Promise<void> => dropFile(new File([text], name))

/** Drops a file on the inspector. */
export const dropFile = async (file: File): Promise<void> => {
  const heading = page.getByRole("heading", { name: "Inspector" })
  await expect.element(heading).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  heading.element().dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }))
}

/** The chosen record, if its row has these words; the chosen values of selects are options too. */
export const chosen = (words: RegExp) => page.getByRole("option", { selected: true, name: words })

/** Opens one of the parts that a phone shows one at a time. */
export const openPart = async (name: string): Promise<void> => {
  const part = page.getByRole("radio", { name })
  if (part.query()?.checkVisibility() === true) await part.click({ force: true })
}
