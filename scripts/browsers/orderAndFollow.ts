import { execFile } from "node:child_process"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import type { RunningShop } from "../../web/journeys/runningShop.ts"
import { commands, type Driver } from "./driver.ts"

/** Upper bound in ms for one step, for a busy machine. */
const patience = 60_000

/** Rejects at a deadline: a browser may never answer. */
const tooLate = async (until: number): Promise<never> => {
  await sleep(Math.max(0, until - Date.now()), undefined, { ref: false })
  throw new Error("the browser does not answer")
}

/** Repeats a step until it succeeds; the final error names the step. */
const patiently = async <Value>(what: string, step: () => Promise<Value | null>): Promise<Value> => {
  let why: unknown = "it was not there"
  for (const until = Date.now() + patience; Date.now() < until; await sleep(100)) {
    const value = await Promise.race([step(), tooLate(until)]).catch((cause: unknown) => {
      why = cause
      return null
    })
    if (value !== null) return value
  }
  throw new Error(`${what}: ${String(why)}`)
}

/** A point of the window, where a customer presses. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Where the element is that a selector and its accessible text name: null unless it is rendered. */
const seeScript = `
  const [selector, words, isToPress] = arguments
  const name = (one) => one.ariaLabel || (one.labels && one.labels[0] ? one.labels[0].textContent : one.textContent)
  const seen = Array.from(document.querySelectorAll(selector)).find((one) =>
    one.checkVisibility() && new RegExp(words).test(name(one).replace(/\\s+/g, " ").trim()))
  if (!seen) return null
  if (isToPress) seen.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = seen.getBoundingClientRect()
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  return isToPress && !seen.contains(document.elementFromPoint(point.x, point.y)) ? null : point`

const pressAt = ({ x, y }: Point) => ({
  type: "pointer",
  id: "hand",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", duration: 0, x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
})

const keys = (text: string) => ({
  type: "key",
  id: "keys",
  actions: text.split("").flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
})

/** What a customer does in a browser, each step repeated until the page is ready for it. */
const customerOf = ({ send }: Driver) => {
  const find = async (selector: string, words: string, isToPress: boolean): Promise<Point | null> =>
    (await send(commands.run, { script: seeScript, args: [selector, words, isToPress] })) as Point | null
  const see = (selector: string, words: string): Promise<Point> =>
    patiently(`${selector} "${words}"`, () => find(selector, words, false))
  // Pointer actions instead of WebDriver's click: WebKit's click scrolls to the element, smoothly if the page says so,
  // and meanwhile presses where the element was.
  const press = (selector: string, words: string): Promise<true> => {
    let before: Point | null = null
    return patiently(`${selector} "${words}"`, async () => {
      const point = await find(selector, words, true)
      const isStill = point !== null && point.x === before?.x && point.y === before.y
      before = point
      if (!isStill) return null
      await send(commands.act, { actions: [pressAt(point)] })
      return true
    })
  }
  return {
    goTo: (url: string) => patiently(url, () => send(commands.goTo, { url }).then(() => true)),
    see,
    sees: async (selector: string, words: string) => (await find(selector, words, false)) !== null,
    press,
    type: async (label: string, text: string) => {
      await press("input", label)
      await send(commands.act, { actions: [keys(text)] })
    },
    path: async (): Promise<string> =>
      String(await send(commands.run, { script: "return location.pathname", args: [] })),
  }
}

const cli = join(import.meta.dirname, "..", "..", "cli", "src", "main.ts")

/** Reports an order's next step, as the store's staff do on the command line. */
const reportNext = ({ url, staffKey }: Pick<RunningShop, "url" | "staffKey">, orderId: string) =>
  promisify(execFile)(process.execPath, [cli, "kitchen", "next", orderId, "--server", url, "--key", staffKey])

/** Orders a pizza from the store's menu and follows it until the kitchen has it, as a new customer; returns the order's id. */
export const orderAndFollow = async (driver: Driver, shop: Pick<RunningShop, "url" | "staffKey">): Promise<string> => {
  const { goTo, see, sees, press, type, path } = customerOf(driver)
  await goTo(`${shop.url}/butikker/oslo-sentrum/meny/pizza`)
  await press("button", "^Nei takk$")
  await press("a", "Margherita")
  await press("label, input", "^Medium ?30 cm")
  await press("button", "^Legg ")
  await press("header a", "1 vare")
  await press("a", "Til bestilling")
  await patiently("the checkout", async () => {
    if (await sees("button", "Nei takk, gå til betaling")) await press("button", "Nei takk, gå til betaling")
    return (await sees("input", "Fornavn")) ? true : null
  })
  await type("Fornavn", "Kunde")
  await type("Etternavn", "1")
  await type("Telefon", "40 00 00 11")
  await press("button", "^Bestill for")
  await see("h1", "^Bestilling \\d+")
  const orderId = (await path()).split("/").at(-1) ?? ""
  for (const _ of ["accepted", "received"]) await reportNext(shop, orderId)
  await see("[aria-current=step]", "Mottatt")
  await reportNext(shop, orderId)
  await see("[aria-current=step]", "Lages")
  return orderId
}
