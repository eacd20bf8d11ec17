import type { Shop } from "./shopContext.ts"

/** When it is told once more that the network is back, in milliseconds: it may not carry anything at once. */
const again = [1000, 3000]

/** Tells the shop that the network is back, and soon again where nobody was reached by then. */
export const sayOnline = ({ send, views }: Pick<Shop, "send" | "views">): void => {
  send({ type: "ConnectionRestored" })
  for (const wait of again) {
    setTimeout(() => {
      if (navigator.onLine && views().connection.isLost) send({ type: "ConnectionRestored" })
    }, wait)
  }
}
