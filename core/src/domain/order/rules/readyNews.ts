import type { Tracking } from "../model.ts"

/** The subject of an order's notification: it can be collected, is on its way, or will not come. */
export type ReadyNews = "ready" | "onItsWay" | "stopped"

/** The notification of an order; `null` while the kitchen has it, and once it was handed over. */
export const readyNews = ({ status, steps }: Tracking): ReadyNews | null => {
  if (status === "refused" || status === "cancelled") return "stopped"
  if (status === "completed") return null
  switch (steps.at(-1)?.step) {
    case "canBePickedUp":
      return "ready"
    case "onItsWay":
      return "onItsWay"
    case "delivered":
    case "received":
    case "makingFood":
    case "preparing":
    case "inOven":
    case "qualityCheck":
    case undefined:
      return null
  }
}
