import { report } from "../measure.ts"
import { reportBareTap } from "./bareTap.ts"
import { middleOf } from "./middleOf.ts"
import { settleAndTap } from "./settleAndTap.ts"
import { type Interaction, onSlowPhone, type SlowPhone } from "./slowPhone.ts"

const runs = 5
const toppings = 10
const slower = 4

/** Builds a pizza by tapping new toppings all over the list. Returns the interactions, slowest first. */
const buildOne = async ({ page, url, slowDown, notes }: SlowPhone): Promise<readonly Interaction[]> => {
  await slowDown(1)
  await page.goto(`${url}/butikker/oslo-sentrum/meny/pizza`)
  await page.getByRole("button", { name: "Legg til Margherita, velg størrelse" }).first().tap()
  await page.getByRole("button", { name: "Tilpass Margherita" }).tap()
  const boxes = page.getByRole("dialog").getByRole("checkbox", { checked: false, disabled: false })
  await boxes.first().waitFor()
  await page.waitForTimeout(1500)
  await notes()
  await slowDown(slower)
  for (let nth = 0; nth < toppings; nth++) {
    await settleAndTap(boxes.nth((nth * 3) % (await boxes.count())))
    await page.waitForTimeout(700)
  }
  return (await notes()).interactions
}

const said = ({ duration, delay, work, drawing }: Interaction): string =>
  `${duration} ms (${delay} waiting, ${work} answering, ${drawing} drawing)`

/** INP while building a pizza with ten toppings at 4× CPU slowdown. The limit is 100 ms. */
export const benchBuilder = async (): Promise<void> =>
  onSlowPhone(61, async (phone) => {
    await reportBareTap(phone, slower)
    const pizzas: (readonly Interaction[])[] = []
    for (let run = 0; run < runs; run++) pizzas.push(await buildOne(phone))
    const worst = pizzas.map(([slowest]) => slowest?.duration ?? 8)
    const all = pizzas.flat()
    report(`INP of ten toppings at ${slower} times slower, middle of ${runs} pizzas`, `${middleOf(worst)} ms`)
    pizzas.forEach(([slowest], nth) =>
      report(`pizza ${nth + 1}'s slowest press`, slowest ? said(slowest) : "under 16 ms"),
    )
    const part = (of: (one: Interaction) => number) => middleOf(all.map(of))
    const usual = { duration: part((one) => one.duration), delay: part((one) => one.delay) }
    const rest = { work: part((one) => one.work), drawing: part((one) => one.drawing) }
    report(`a press as a rule (${all.length} of ${runs * toppings} over 16 ms)`, said({ ...usual, ...rest }))
    await reportBareTap(phone, slower)
  })
