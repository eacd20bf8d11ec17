import { loadavg } from "node:os"
import { report } from "../measure.ts"
import { middleOf } from "./middleOf.ts"
import type { SlowPhone } from "./slowPhone.ts"

const taps = 15

/**
 * Reports the baseline: a tap on a page with nothing but a button, at the same slowdown in the same run. If this is
 * slow too, the machine is slow and not the shop.
 */
export const reportBareTap = async ({ page, url, slowDown, notes }: SlowPhone, times: number): Promise<void> => {
  await slowDown(1)
  await page.goto(`${url}/bare`)
  await slowDown(times)
  await page.waitForTimeout(500)
  await notes()
  for (let nth = 0; nth < taps; nth++) {
    await page.getByRole("button").tap()
    await page.waitForTimeout(300)
  }
  const durations = (await notes()).interactions.map(({ duration }) => duration)
  const all = [...durations, ...Array.from({ length: taps - durations.length }, () => 8)]
  const load = loadavg()[0]?.toFixed(1) ?? "?"
  report(
    `an empty page's press at ${times} times slower, of ${taps}`,
    `middle ${middleOf(all)} ms, slowest ${Math.max(...all)} ms; load ${load}`,
  )
}
