import type { Language } from "../../language/model.ts"
import type { PaymentTexts } from "../model.ts"
import { en } from "./en.ts"
import { nb } from "./nb.ts"
import { sv } from "./sv.ts"

/** The payment texts in every language. */
export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = { nb, sv, en }
