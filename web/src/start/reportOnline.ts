import type { Shop } from "../shop/shopContext.ts"

/** Delays in ms after which the event is sent again, because the first requests may still fail. */
const again = [1000, 3000]

/** Tells the shop that the network is back, and again soon if no call has succeeded by then. */
export const reportOnline = ({ send, views }: Pick<Shop, "send" | "views">): void => {
  send({ type: "ConnectionRestored" })
  for (const wait of again) {
    setTimeout(() => {
      if (navigator.onLine && views().connection.isLost) send({ type: "ConnectionRestored" })
    }, wait)
  }
}
