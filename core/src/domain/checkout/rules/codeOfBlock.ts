import type { Block } from "../block.ts"

/** The code of SPEC §8.3 with the same text; `null` if the screen has its own text. */
export const codeOfBlock = (block: Block): number | null => {
  switch (block._tag) {
    case "EmptyCart":
    case "PriceUnconfirmed":
      return null
    case "NotAMember":
      return 3007
    case "PriceRefused":
      return block.problems[0]?.code ?? null
    case "ManualOrder":
    case "OtherDay":
    case "TimeNotOffered":
      return 3046
    case "BelowMinimum":
      return 3109
    case "StoreClosed":
    case "QuantityLimit":
      return 3023
    case "DeliveryNotOffered":
      return 4027
    case "AddressMissing":
      return 3027
    case "AddressOutside":
      return 3022
    case "OrganisationDelivery":
      return 3066
    case "HotspotMissing":
      return 3145
    case "HotspotAnswers":
      return block.code
    case "PaymentNotOffered":
      return 3016
  }
}
