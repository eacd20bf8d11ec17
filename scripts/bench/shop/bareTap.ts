import { loadavg } from "node:os"
import { report } from "../measure.ts"
import { middleOf } from "./middleOf.ts"
import type { SlowPhone } from "./slowPhone.ts"

const taps = 15

/**
 * What the machine itself needs for a press: that of a page which has nothing but a button, at the same slowdown and in
 * the same run. A shop that takes long where this takes long says nothing of the shop.
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
