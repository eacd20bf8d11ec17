import type { Page } from "playwright"
import { expect } from "vitest"
import { staffKey } from "./runningShop.ts"

interface Message {
  readonly id: number
  readonly to: string
  readonly text: string | null
}

const outbox = async (url: string, after = 0): Promise<readonly Message[]> => {
  const answer = await fetch(`${url}/api/operator/outbox?after=${after}`, { headers: { "staff-key": staffKey } })
  return (await answer.json()) as readonly Message[]
}

/** The id of the newest message that the shop has sent. */
export const newestMessage = async (url: string): Promise<number> => (await outbox(url)).at(-1)?.id ?? 0

/** What the shop has sent to a phone or a mailbox since a message. */
export const sentTo = async (url: string, to: string, after: number): Promise<string> => {
  const found = async () => (await outbox(url, after)).findLast((message) => message.to === to)?.text ?? ""
  await expect.poll(found, { timeout: 60_000, interval: 200 }).not.toBe("")
  return found()
}

/** The code of six digits in the newest message to a phone since a message. */
export const codeSentTo = async (url: string, phone: string, after: number): Promise<string> =>
  /\d{6}/.exec(await sentTo(url, phone, after))?.[0] ?? ""

const wordsIn = {
  no: { getCode: "Få en kode", code: "Kode med seks sifre" },
  se: { getCode: "Få en kod", code: "Kod med sex siffror" },
} as const

/** Asks for a code, and types it; the form sends it by itself. */
export const proveNumber = async (
  page: Page,
  url: string,
  typed: string,
  phone: string,
  market: keyof typeof wordsIn = "no",
): Promise<void> => {
  const words = wordsIn[market]
  const last = await newestMessage(url)
  await page.getByLabel("Telefonnummer").fill(typed)
  await page.getByRole("button", { name: words.getCode, exact: true }).click()
  const code = page.getByLabel(words.code)
  await code.waitFor()
  await code.pressSequentially(await codeSentTo(url, phone, last))
}
