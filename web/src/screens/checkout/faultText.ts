import type { CheckoutField, FieldFault } from "@skorpe/core/domain/checkout"
import type { Translate } from "../../texts/dictionary.ts"
import type { checkoutTexts } from "./texts.ts"

/** The text of a field's validation error; `missing` is the text for an empty field. */
export const faultText = (
  t: Translate<(typeof checkoutTexts)["table"]>,
  field: CheckoutField,
  fault: FieldFault,
): string => {
  if (fault !== "missing") return t(fault)
  return field === "firstName" || field === "lastName" || field === "phone" ? t(`missing_${field}`) : t("missing")
}
