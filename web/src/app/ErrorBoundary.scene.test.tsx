import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderParts } from "../states/renderState.tsx"
import { openSceneShop } from "../testing/sceneShop.ts"
import { ErrorBoundary } from "./ErrorBoundary.tsx"

const Burnt = () => {
  throw new Error("a bug in a view")
}

test("a page that broke can still be reported, though its own tree is gone", async () => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place, { onCaughtError: () => undefined })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await renderParts(
    root,
    "nb",
    <ErrorBoundary shop={openSceneShop("/")}>
      <Burnt />
    </ErrorBoundary>,
  )
  await page.getByRole("button", { name: "Meld fra om en feil" }).click()
  const report = page.getByRole("dialog", { name: "Meld fra om en feil" })
  await expect.element(report.getByRole("button", { name: "Send rapporten" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(report).not.toBeInTheDocument()
  await expect.element(page.getByRole("button", { name: "Meld fra om en feil" })).toHaveFocus()
})
