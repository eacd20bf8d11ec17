import { execFile } from "node:child_process"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import type { RunningShop } from "../../web/journeys/runningShop.ts"
import { commands, type Driver } from "./driver.ts"

/** Upper bound in ms for one step, for a busy machine. */
const patience = 60_000

/** The key by which WebDriver names an element. */
const element = "element-6066-11e4-a52e-4f735466cecf"

/** Rejects at a time: a browser may never answer. */
const tooLate = async (until: number): Promise<never> => {
  await sleep(Math.max(0, until - Date.now()), undefined, { ref: false })
  throw new Error("the browser does not answer")
}

/** Repeats a step until it succeeds; what it fails with in the end tells which one it was. */
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

/** Finds the element of a selector whose accessible text matches, and that is rendered. */
const findScript = `
  const [selector, words] = arguments
  const name = (one) => one.ariaLabel || (one.labels && one.labels[0] ? one.labels[0].textContent : one.textContent)
  return Array.from(document.querySelectorAll(selector)).find((one) =>
    one.checkVisibility() && new RegExp(words).test(name(one).replace(/\\s+/g, " ").trim())) ?? null`

/** What a customer does in a browser, each step repeated until the page is ready for it. */
const customerOf = ({ send }: Driver) => {
  const find = async (selector: string, words: string): Promise<string | null> => {
    const found = await send(commands.run, { script: findScript, args: [selector, words] })
    return (found as Readonly<Record<string, string>> | null)?.[element] ?? null
  }
  const see = (selector: string, words: string): Promise<string> =>
    patiently(`${selector} "${words}"`, () => find(selector, words))
  const act = (selector: string, words: string, how: (found: string) => Promise<unknown>): Promise<true> =>
    patiently(`${selector} "${words}"`, async () => {
      const found = await find(selector, words)
      if (found === null) return null
      await how(found)
      return true
    })
  return {
    goTo: (url: string) => patiently(url, () => send(commands.goTo, { url }).then(() => true)),
    see,
    sees: async (selector: string, words: string) => (await find(selector, words)) !== null,
    press: (selector: string, words: string) => act(selector, words, (found) => send(commands.click, {}, found)),
    type: (label: string, text: string) => act("input", label, (found) => send(commands.type, { text }, found)),
    path: async (): Promise<string> =>
      String(await send(commands.run, { script: "return location.pathname", args: [] })),
  }
}

const cli = join(import.meta.dirname, "..", "..", "cli", "src", "main.ts")

/** Reports the next thing of an order, as the store's staff do on the command line. */
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
