import type { Market } from "../../market/model.ts"
import type { PageName } from "../model.ts"

/** Whether a market has a page of words: only some have one for companies (SPEC §2.2). */
export const hasPage = (market: Market, page: PageName): boolean => page !== "company" || market.companyPage
