import type { Chance } from "@skorpe/core/simulation"
import { browserPath } from "../../../server/standIn/paths.ts"
import { seal } from "../../../server/standIn/opaque.ts"
import type { Provider } from "./openProvider.ts"

/** The action that the provider requires before it decides about a payment. */
export type BankTask =
  | { readonly type: "redirect"; readonly url: string }
  | { readonly type: "threeDS2"; readonly paymentData: string; readonly authorisationToken: string }
  | { readonly type: "qrCode"; readonly paymentData: string; readonly url: string }

const shop = "http://shop.test"

const post = ({ browse }: Provider, url: string, body: string): Promise<Response> =>
  browse(new Request(new URL(url, shop), { method: "POST", body }))

const paymentAt = (url: string): string => new URL(url, shop).searchParams.get("payment") ?? ""

/** What customers choose on a bank's page or in its app, the usual first. */
const endings = ["paid", "paid", "paid", "cancelled", "refused-2", "pending"] as const

/**
 * What the customer does on the bank's own page: returns the address of the shop to which it leads them back, or `null`
 * when they leave it without a choice.
 */
export const visitBank = async (provider: Provider, url: string, chance: Chance): Promise<string | null> => {
  if (chance.happens(0.15)) return null
  const answer = await post(provider, url, `ending=${chance.pick(endings)}`)
  return answer.headers.get("location")
}

/** What the component hands back of a task in the page itself; `null` when the customer closes it. */
export const answerBank = async (
  provider: Provider,
  task: Exclude<BankTask, { readonly type: "redirect" }>,
  chance: Chance,
): Promise<string | null> => {
  if (chance.happens(0.12)) return null
  if (task.type === "qrCode") {
    await post(provider, task.url, `ending=${chance.pick(endings)}`)
    return JSON.stringify({ details: { payload: seal({ psp: paymentAt(task.url) }) } })
  }
  const { paymentData, authorisationToken } = task
  const said = await post(provider, `${browserPath}v1/submitThreeDS2Fingerprint`, JSON.stringify({ paymentData }))
  const { details } = (await said.json()) as { readonly details?: object }
  const transStatus = chance.happens(0.8) ? "Y" : "N"
  return JSON.stringify({ details: details ?? { threeDSResult: seal({ transStatus, authorisationToken }) } })
}
