import { formatPhone } from "../../../stores/formatPhone.ts"
import type { Block } from "@skorpe/core/domain/checkout"
import type { Minor } from "@skorpe/core/domain/money"
import type { Translate } from "../../../texts/dictionary.ts"
import type { blockTexts } from "./texts.ts"

/** The text of a block (a reason why the cart can't be ordered); `null` if another part of the page says it. */
export const blockText = (
  t: Translate<(typeof blockTexts)["table"]>,
  money: (amount: Minor) => string,
  block: Block,
): string | null => {
  switch (block._tag) {
    case "EmptyCart":
    case "NotAMember":
    case "PriceUnconfirmed":
    case "PriceRefused":
    // The list of faults names each question, with a link to its field.
    case "HotspotAnswers":
      return null
    case "ManualOrder":
      return t("ManualOrder", { phone: formatPhone(block.storePhone ?? "") })
    case "BelowMinimum":
      return t("BelowMinimum", { missing: money(block.missing), minimum: money(block.minimum) })
    case "QuantityLimit":
      return t("QuantityLimit", { most: String(block.most) })
    case "OtherDay":
    case "StoreClosed":
    case "TimeNotOffered":
    case "DeliveryNotOffered":
    case "AddressMissing":
    case "AddressOutside":
    case "OrganisationDelivery":
    case "HotspotMissing":
    case "PaymentNotOffered":
      return t(block._tag)
  }
}
