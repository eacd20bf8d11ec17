import type { Block } from "@skorpe/core/checkout"

/** What would help and is done where the store in hand is shown; `null` where another thing helps, or nothing. */
export const changeOf = (block: Block): "answerHotspot" | "changeWay" | null => {
  switch (block._tag) {
    case "HotspotAnswers":
      return "answerHotspot"
    case "HotspotMissing":
    case "AddressMissing":
    case "AddressOutside":
    case "DeliveryNotOffered":
    case "OrganisationDelivery":
      return "changeWay"
    case "EmptyCart":
    case "PriceUnconfirmed":
    case "PriceRefused":
    case "ManualOrder":
    case "OtherDay":
    case "BelowMinimum":
    case "StoreClosed":
    case "TimeNotOffered":
    case "QuantityLimit":
    case "PaymentNotOffered":
      return null
  }
}
