import type { Market } from "@skorpe/core/domain/market"
import { readPath } from "@skorpe/core/domain/route"
import type { AdyenSettings } from "../cardPayments/adyen/AdyenSettings.ts"
import type { Payees } from "../http/securityHeaders.ts"

/** Whether a path is the payment screen of an order, in any language of the market. */
export const isPaymentScreen =
  (market: Market) =>
  (path: string): boolean =>
    readPath(market, path).screen._tag === "Payment"

/** Whom the payment screen may talk to: the stand-in is at our own address, the provider at hosts of its environment. */
export const payeesOf = ({ standIn, environment }: Pick<AdyenSettings, "standIn" | "environment">): Payees => {
  if (standIn) return { hosts: [], banks: [] }
  const hosts = ["checkoutshopper-$.adyen.com", "checkoutshopper-$.cdn.adyen.com", "checkoutanalytics-$.adyen.com"]
  return {
    hosts: hosts.map((host) => `https://${host.replace("$", environment)}`),
    // A card's own bank challenges its owner in a frame, and nobody can list all banks.
    banks: ["https:"],
  }
}
