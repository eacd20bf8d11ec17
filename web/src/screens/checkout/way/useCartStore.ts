import type { Store } from "@skorpe/core/domain/store"
import { storeOfCart } from "@skorpe/core/units/cart"
import { useView } from "../../../shop/shopContext.ts"

/** The cart's storewith its full details; `null` while it is not loaded. */
export const useCartStore = (): Store | null => storeOfCart(useView("cart"), useView("store"))
