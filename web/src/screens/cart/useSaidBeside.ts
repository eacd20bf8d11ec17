import { saidBeside, type SaidBeside } from "@skorpe/core/validation"
import { useView } from "../../app/shopContext.ts"

/** What the cart says of itself beside its price, on its page and in its panel: it need not be said again. */
export const useSaidBeside = (): readonly SaidBeside[] => saidBeside(useView("cart"), useView("validation").left)
