import type { Market } from "../../market/model.ts"
import type { PageName } from "../model.ts"

/** True when a market has a text page: only some have one for companies (SPEC §2.2). */
export const hasPage = (market: Market, page: PageName): boolean => page !== "company" || market.companyPage
