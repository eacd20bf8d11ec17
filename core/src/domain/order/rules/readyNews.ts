import type { Tracking } from "../model.ts"

/** News for whoever wants to be told: it can be collected, it is on its way, or it does not come. */
export type ReadyNews = "ready" | "onItsWay" | "stopped"

/** The news of an order; `null` while the kitchen has it, and once it was handed over. */
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
