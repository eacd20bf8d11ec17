import { couponProblemText, problemText } from "@skorpe/core/domain/problem"
import type { Visit } from "./model.ts"

/** A refusal from the server with one problem, in the page's language. */
export const refusal = (code: Parameters<typeof problemText>[0], { language }: Visit, status = 400) => ({
  _tag: "Refused",
  status,
  problems: [{ code, message: problemText(code, language) }],
})

/** A refusal from the server of several coupon codes, each with its problem code. */
export const refusalOf = (reasons: Readonly<Record<string, number>>, { language }: Visit) => ({
  _tag: "Refused",
  status: 400,
  problems: Object.entries(reasons).map(([coupon, code]) => ({
    code,
    message: couponProblemText(code, language),
    coupons: [coupon],
  })),
})
