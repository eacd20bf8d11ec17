import { HmacValidator } from "../src/cardPayments/adyen/library.ts"
import type { Told } from "./Payment.ts"

/** Milliseconds until a notification that was not accepted is sent again. The provider waits minutes and hours. */
const pauses = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000]

/** Posts a body to the shop; `true` once the shop has accepted it. */
export type PostNotification = (body: string) => Promise<boolean>

/** A signed body with one notification, as the provider posts it. */
export const signedBody = (told: Told, merchantAccount: string, hmacKey: string): string => {
  const item = {
    additionalData: {},
    amount: told.amount,
    eventCode: told.eventCode,
    eventDate: new Date().toISOString(),
    merchantAccountCode: merchantAccount,
    merchantReference: told.merchantReference,
    originalReference: told.originalReference,
    pspReference: told.pspReference,
    reason: told.reason,
    success: String(told.success),
  }
  const hmacSignature = new HmacValidator().calculateHmac(item as never, hmacKey)
  return JSON.stringify({
    live: "false",
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  })
}

/** Sends notifications until the shop accepts them, each by itself, so that they may overtake one another. */
export const openSender = (post: PostNotification) => {
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false
  const send = async (body: string, tries: number): Promise<void> => {
    if (isClosed || (await post(body).catch(() => false))) return
    const pause = pauses[Math.min(tries, pauses.length - 1)]
    const timer = setTimeout(() => {
      timers.delete(timer)
      void send(body, tries + 1)
    }, pause)
    timer.unref()
    timers.add(timer)
  }
  return {
    send: (body: string): void => void send(body, 0),
    close: (): void => {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
