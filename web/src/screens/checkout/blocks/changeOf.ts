import type { Block } from "@skorpe/core/domain/checkout"

/** The action in the current store's panel that resolves a block; `null` if it is resolved elsewhere or not at all. */
export const changeOf = (block: Block): "changeWay" | null => {
  switch (block._tag) {
    case "HotspotMissing":
    case "AddressMissing":
    case "AddressOutside":
    case "DeliveryNotOffered":
    case "OrganisationDelivery":
    // Pick-up has no minimum.
    case "BelowMinimum":
      return "changeWay"
    case "EmptyCart":
    case "NotAMember":
    case "HotspotAnswers":
    case "PriceUnconfirmed":
    case "PriceRefused":
    case "ManualOrder":
    case "OtherDay":
    case "StoreClosed":
    case "TimeNotOffered":
    case "QuantityLimit":
    case "PaymentNotOffered":
      return null
  }
}
