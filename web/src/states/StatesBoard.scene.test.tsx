// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { readQuery } from "./boardQuery.ts"
import { StatesBoard } from "./StatesBoard.tsx"

const renderBoard = (search: string): void => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  root.render(<StatesBoard query={readQuery(new URLSearchParams(search))} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

const contents = page.getByRole("navigation", { name: "On this page" })

test("the board links to each state of the selection, in the requested language and scheme", async () => {
  renderBoard("show=screen/Cart&lang=sv&scheme=dark&width=390&market=no")
  await expect
    .element(contents.getByRole("link", { name: "Confirmed", exact: true }))
    .toHaveAttribute("href", "#Confirmed")
  const frame = page.getByTitle("screen/Cart/Confirmed, sv, dark, 390")
  await expect.element(frame).toHaveAttribute("src", "/states/screen/Cart/Confirmed?lang=sv&scheme=dark&market=no")
  await expectNoSidewaysScroll(window.innerWidth)
  await expectNoSidewaysScroll(320)
})

test("a state of the other market only is listed with a link to that market", async () => {
  renderBoard("show=screen/Cart&lang=nb&scheme=light&width=390&market=se")
  const told = page.getByRole("region", { name: "screen/Cart/largeOrder", exact: true })
  await expect
    .element(told.getByRole("link", { name: "no" }))
    .toHaveAttribute("href", expect.stringMatching("market=no"))
})

test("an unknown selection says so", async () => {
  renderBoard("show=screen/Nowhere")
  await expect.element(page.getByText(/There is nothing called/)).toBeVisible()
})
