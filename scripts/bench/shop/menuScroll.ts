import type { Page } from "playwright"
import { report } from "../measure.ts"
import { reportBareTap } from "./bareTap.ts"
import { settleAndTap } from "./settleAndTap.ts"
import { type Noted, onSlowPhone } from "./slowPhone.ts"

const products = 500

const said = ({ interactions, longTasks, shift }: Noted): string =>
  `worst ${interactions[0]?.duration ?? "under 16"} ms; ${longTasks.length} long tasks, longest ${longTasks[0] ?? 0} ms; shift ${shift.toFixed(4)}`

/** Scrolls in flicks, as fast as a thumb. */
const scrollThrough = async (page: Page, pages: number): Promise<void> => {
  for (let nth = 0; nth < pages; nth++) {
    await page.mouse.wheel(0, 1100)
    await page.waitForTimeout(120)
  }
}

/** Search, filters and scrolling in a menu of 500 products, at 4× and 6× CPU slowdown. */
export const benchMenuScroll = async (): Promise<void> =>
  onSlowPhone(products, async (phone) => {
    const { page, url, slowDown, notes } = phone
    for (const times of [4, 6]) await reportBareTap(phone, times)
    await slowDown(1)
    await page.goto(`${url}/butikker/oslo-sentrum/meny/pizza`)
    const field = page.getByRole("searchbox")
    await field.waitFor()
    await page.waitForTimeout(6000)
    for (const times of [4, 6]) {
      await slowDown(times)
      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
      await page.waitForTimeout(1000)
      await notes()
      await scrollThrough(page, 40)
      const scrolled = await notes()
      const tasks = `${scrolled.longTasks.length} long tasks, longest ${scrolled.longTasks[0] ?? 0} ms`
      report(`${times} times slower: 40 windows scrolled`, `${tasks}, shift ${scrolled.shift.toFixed(4)}`)
      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
      await page.waitForTimeout(1000)
      await notes()
      await field.tap()
      await field.pressSequentially("bacon", { delay: 250 })
      await page.waitForTimeout(1500)
      report(`${times} times slower: five keys of a search`, said(await notes()))
      await settleAndTap(page.getByRole("button", { name: "Tøm søket" }))
      await page.waitForTimeout(1500)
      report(`${times} times slower: the whole menu back`, said(await notes()))
      await settleAndTap(page.getByRole("button", { name: "Vegetar", exact: true }).first())
      await page.waitForTimeout(1500)
      report(`${times} times slower: one sub-category`, said(await notes()))
      await settleAndTap(page.getByRole("button", { name: "Alle", exact: true }).first())
      await page.waitForTimeout(1500)
      report(`${times} times slower: all of them again`, said(await notes()))
      await settleAndTap(page.getByRole("button", { name: /^Favoritt: / }).first())
      await page.waitForTimeout(800)
      report(`${times} times slower: a heart`, said(await notes()))
    }
  })
