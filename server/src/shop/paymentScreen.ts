import type { Market } from "@skorpe/core/domain/market"
import { readPath } from "@skorpe/core/domain/route"
import type { AdyenSettings } from "../cardPayments/adyen/AdyenSettings.ts"
import type { Payees } from "../http/securityHeaders.ts"

/** Whether a path is the payment screen of an order, in any language of the market. */
export const isPaymentScreen =
  (market: Market) =>
  (path: string): boolean =>
    readPath(market, path).screen._tag === "Payment"

/**
 * The hosts that the payment screen may connect to: the stand-in is at our own address, the provider at its
 * environment's hosts.
 */
export const payeesOf = ({ standIn, environment }: Pick<AdyenSettings, "standIn" | "environment">): Payees => {
  if (standIn) return { hosts: [], banks: [] }
  const hosts = ["checkoutshopper-$.adyen.com", "checkoutshopper-$.cdn.adyen.com", "checkoutanalytics-$.adyen.com"]
  return {
    hosts: hosts.map((host) => `https://${host.replace("$", environment)}`),
    // The bank that issued a card challenges its owner in a frame, and all banks cannot be listed.
    banks: ["https:"],
  }
}
