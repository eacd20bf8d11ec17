import type { AdyenSettings } from "../src/cardPayments/adyen/AdyenSettings.ts"
import type { Beside } from "../src/http/beside.ts"
import { randomBytes } from "node:crypto"
import { openBank, type Waits } from "./bank.ts"
import { browserSide } from "./browserSide.ts"
import { checkoutApi } from "./checkoutApi.ts"
import { openSender, type PostNotification, signedBody } from "./notifications.ts"
import { browserPath } from "./paths.ts"

/** How a stand-in behaves; each has a default. */
interface StandInOptions {
  /** The address of the shop that hears notifications, asked when one is sent. */
  readonly shop: () => string
  readonly waits?: Waits
  /** Posts a notification in place of a plain HTTP call, so that a test may lose, repeat and delay it. */
  readonly post?: PostNotification
}

const usualWaits: Waits = { later: 10_000, unanswered: 180_000 }

/**
 * A stand-in for the card provider on a machine without one (PAYMENTS): Adyen's Checkout API, what its component asks
 * for in the browser, and its signed notifications. It takes no money, its pages say so, and its keys are new at
 * each start.
 */
export const openStandIn = ({ shop, waits = usualWaits, post }: StandInOptions) => {
  const apiKey = randomBytes(16).toString("hex")
  const hmacKey = randomBytes(32).toString("hex")
  const merchantAccount = "SkorpeSimulated"
  const sender = openSender(post ?? postTo(shop))
  const bank = openBank((told) => sender.send(signedBody(told, merchantAccount, hmacKey)), waits)
  const settings: AdyenSettings = {
    environment: "test",
    apiKey,
    clientKey: "sim_skorpe",
    merchantAccount,
    hmacKeys: [hmacKey],
    livePrefix: null,
    standIn: true,
    send: checkoutApi(bank, apiKey),
  }
  const beside: Beside = { path: browserPath, answer: browserSide(bank) }
  return {
    settings,
    beside,
    bank,
    close: (): void => {
      sender.close()
      bank.close()
    },
  }
}

/** A stand-in for the card provider. */
export type StandIn = ReturnType<typeof openStandIn>

const postTo =
  (shop: () => string): PostNotification =>
  async (body) => {
    const answer = await fetch(`${shop()}/api/payments/notifications`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    return answer.ok
  }
