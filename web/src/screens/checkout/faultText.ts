import type { CheckoutField, FieldFault } from "@skorpe/core/checkout"
import type { Translate } from "../../texts/dictionary.ts"
import type { checkoutTexts } from "./texts.ts"

/** The words for what is wrong with a field; `missing` names the field. */
export const faultText = (
  t: Translate<(typeof checkoutTexts)["table"]>,
  field: CheckoutField,
  fault: FieldFault,
): string => {
  if (fault !== "missing") return t(fault)
  return field === "firstName" || field === "lastName" || field === "phone" ? t(`missing_${field}`) : t("missing")
}
