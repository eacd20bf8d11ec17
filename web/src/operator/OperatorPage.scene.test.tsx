// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { healthExample } from "@skorpe/core/api"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import { axeFaults } from "../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { OperatorPage } from "./OperatorPage.tsx"

type Health = typeof healthExample

const quiet: Health = {
  ...healthExample,
  everywhere: healthExample.everywhere && {
    ...healthExample.everywhere,
    money: { ...healthExample.everywhere.money, matters: [] },
  },
}

/** Sixty routes, as on a busy server. */
const routes = Array.from({ length: 60 }, (_, nth) => ({
  route: `POST /api/organisation/:organisationId/invitation/number-${nth}`,
  answers: 60 - nth,
  p50: 6.1,
  p95: 1014.2,
  p99: 12_027.8,
}))

const troubled: Health = {
  ...healthExample,
  everywhere: healthExample.everywhere && {
    ...healthExample.everywhere,
    waiting: [
      { state: "awaitingPayment", orders: 2, tooLong: 0, limit: 32 },
      { state: "placed", orders: 1204, tooLong: 1100, limit: 5 },
    ],
    money: {
      matters: [
        { kind: "captureFailed", count: 1, oldest: "2026-11-21T16:41:07.000Z" },
        { kind: "moveRefused", count: 12, oldest: "2026-11-20T16:41:07.000Z" },
      ],
      moves: [{ kind: "refund", unsent: 3, unsentLong: 2, unconfirmed: 1 }],
      notificationsWaiting: 4,
      unheardOf: 5,
    },
    queues: [{ kind: "sms", waiting: 3, oldest: "2026-11-21T16:59:58.000Z", givenUp: 6 }],
    storage: [{ name: "bytes of problem reports", used: 199_000_000, most: 200_000_000 }],
  },
  here: {
    ...healthExample.here,
    routes,
    refusals: [
      { status: 400, code: 3018, times: 2 },
      { status: 500, code: 3012, times: 7 },
      { status: 404, code: null, times: 1 },
    ],
    calls: { working: 64, waiting: 12, mostWorking: 64, mostWaiting: 192 },
    databaseMillis: 900.4,
  },
}

const away: Health = { ...healthExample, everywhere: null, here: { ...healthExample.here, databaseMillis: null } }

const render = (keptKey: string | null = null) => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  const onKey = vi.fn<(key: string | null) => void>()
  root.render(<OperatorPage market="no" timeZone="Europe/Oslo" keptKey={keptKey} onKey={onKey} />)
  const { lang, title } = { lang: document.documentElement.lang, title: document.title }
  document.documentElement.lang = "en"
  onTestFinished(() => {
    root.unmount()
    place.remove()
    Object.assign(document.documentElement, { lang })
    document.title = title
  })
  return onKey
}

/** The server's answers in turn; the last one stays. `null` is no answer. */
const answering = (...answers: readonly (() => Response | null)[]): void => {
  const real = window.fetch
  onTestFinished(() => void (window.fetch = real))
  let nth = 0
  window.fetch = () => {
    const answer = (answers[nth++] ?? answers.at(-1))?.() ?? null
    return answer === null ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(answer)
  }
}

const health =
  (told: Health): (() => Response) =>
  () =>
    Response.json(told)
const refused = (): Response => new Response("", { status: 401 })

const expectFit = async (): Promise<void> => {
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
}

test("an operator gives the staff key, is told if it is wrong, and reads the health; the key can be forgotten", async () => {
  answering(refused, health(quiet))
  const onKey = render()
  const key = page.getByLabelText("Staff key")
  const show = page.getByRole("button", { name: "Show the health" })
  await key.fill("wrong")
  await show.click()
  await expect.element(page.getByText("The server does not accept this staff key.")).toBeVisible()
  await expectFit()
  await expect.element(key).toHaveFocus()
  expect(onKey.mock.calls.flat()).not.toContain("wrong")
  await key.fill("right")
  await show.click()
  await expect.element(page.getByRole("heading", { name: "Nothing needs a look" })).toBeVisible()
  await expect.element(page.getByRole("heading", { name: "Health" })).toHaveFocus()
  await expect.poll(() => onKey.mock.lastCall).toEqual(["right"])
  await page.getByRole("button", { name: "Forget the key" }).click()
  await expect.element(key).toHaveFocus()
  await expect.element(key).toHaveValue("")
  await expect.poll(() => onKey.mock.lastCall).toEqual([null])
  await key.fill("right")
  await show.click()
  await expect.poll(() => onKey.mock.lastCall).toEqual(["right"])
})

test("a kept key opens the page at once, with the orders of the last hour and the time of the figures", async () => {
  answering(health(quiet))
  render("kept")
  await expect.element(page.getByText("Market no · 18:00:00, Europe/Oslo")).toBeVisible()
  await expect.element(page.getByText("orders a minute, at most 6")).toBeVisible()
  await expect
    .element(page.getByRole("row", { name: "Orders that await their store's answer 4 0 5 min" }))
    .toBeVisible()
  await expect
    .element(page.getByRole("row", { name: /^400 3018: The store doesn’t sell this product .* 2$/ }))
    .toBeVisible()
  await expect.element(page.getByRole("row", { name: "POST /api/order/create 41 6.1 14.2 27.8" })).toBeVisible()
  expect(document.title).toBe("Health · Skorpe")
  await expectFit()
})

test("what needs a look comes first, counts in the tab's title, and is marked among the figures", async () => {
  answering(health(troubled))
  render("kept")
  await expect.element(page.getByRole("heading", { name: "11 things need a look" })).toBeVisible()
  expect(document.title).toBe("(11) Health · Skorpe")
  const marked = [...document.querySelectorAll("[data-concern]")].map(({ textContent }) => textContent)
  expect(marked).toEqual([
    expect.stringContaining("1,1005 min"),
    expect.stringContaining("Text messages"),
    expect.stringContaining("could not capture"),
    expect.stringContaining("refuses the capture"),
    expect.stringContaining("Refunds"),
    expect.stringContaining("not processed"),
    expect.stringContaining("without a notification"),
    expect.stringContaining("199 MB of 200 MB"),
    expect.stringContaining("wait for a place"),
    expect.stringContaining("simplest answer"),
    expect.stringContaining("500 3012"),
  ])
  await page.getByRole("button", { name: "Show all 60 routes" }).click()
  await expect.element(page.getByRole("row", { name: /number-59 1 6.1 1,014 12,028$/ })).toBeInTheDocument()
  await expectFit()
})

test("without its database the server says so, and without the server the last figures stay, marked as old", async () => {
  answering(health(away), () => null)
  render("kept")
  await expect.element(page.getByText(/^The database does not answer: orders are refused/)).toBeVisible()
  await expectFit()
  document.dispatchEvent(new Event("visibilitychange"))
  await expect.element(page.getByText(/^The server does not answer\. .* those of 18:00:00\.$/)).toBeVisible()
  await expect.element(page.getByText(/^The database does not answer: orders are refused/)).toBeVisible()
  expect(document.title).toBe("(!) Health · Skorpe")
  await expectFit()
})

test("figures that are old do not say that all is well, and a page that opens says what it waits for", async () => {
  const away: (() => Response | null)[] = [() => null, health(quiet), () => null]
  answering(...away)
  render("kept")
  await expect.element(page.getByText("The server does not answer. The page asks again.")).toBeVisible()
  await expect.element(page.getByText("Reading the health…")).toBeVisible()
  await expectFit()
  dispatchEvent(new Event("online"))
  await expect.element(page.getByRole("heading", { name: "Nothing needs a look" })).toBeVisible()
  dispatchEvent(new Event("online"))
  await expect.element(page.getByText(/those of 18:00:00\.$/)).toBeVisible()
  await expect.element(page.getByRole("heading", { name: "Nothing needs a look" })).not.toBeInTheDocument()
})
