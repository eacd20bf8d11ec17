import { saidBeside, type SaidBeside } from "@skorpe/core/domain/validation"
import { useView } from "../shop/shopContext.ts"

/** Problems that the cart's page and panel show beside the price, so that `PriceState` does not repeat them. */
export const useSaidBeside = (): readonly SaidBeside[] => saidBeside(useView("cart"), useView("validation").left)
