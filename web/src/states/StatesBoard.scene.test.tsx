// First, as on the page: it says in which order the layers of all other styles count.
import "../kit/base.css"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { readWish } from "./boardWish.ts"
import { StatesBoard } from "./StatesBoard.tsx"

const draw = (asked: string): void => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  root.render(<StatesBoard wish={readWish(new URLSearchParams(asked))} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

const contents = page.getByRole("navigation", { name: "On this page" })

test("the board leads to each state of what is shown, in the language and scheme that are wished", async () => {
  draw("show=screen/Cart&lang=sv&scheme=dark&width=390&market=no")
  await expect
    .element(contents.getByRole("link", { name: "Confirmed", exact: true }))
    .toHaveAttribute("href", "#Confirmed")
  const frame = page.getByTitle("screen/Cart/Confirmed, sv, dark, 390")
  await expect.element(frame).toHaveAttribute("src", "/states/screen/Cart/Confirmed?lang=sv&scheme=dark&market=no")
  await expectNoSidewaysScroll(window.innerWidth)
  await expectNoSidewaysScroll(320)
})

test("what only the other market has is told, with the way there", async () => {
  draw("show=screen/Cart&lang=nb&scheme=light&width=390&market=se")
  const told = page.getByRole("region", { name: "screen/Cart/largeOrder", exact: true })
  await expect
    .element(told.getByRole("link", { name: "no" }))
    .toHaveAttribute("href", expect.stringMatching("market=no"))
})

test("an address of nothing says so", async () => {
  draw("show=screen/Nowhere")
  await expect.element(page.getByText(/There is nothing called/)).toBeVisible()
})
