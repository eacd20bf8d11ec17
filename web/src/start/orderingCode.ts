import { writesOf } from "@skorpe/core/domain/device"
import { store } from "../services/store.ts"
import { closeOnBack } from "./closeOnBack.ts"

// All that an order needs first, as one script (`web/vite/orderingChunk.ts`).
export { digestWorld, orderingUnits } from "@skorpe/core/shop/lazy"

/** What the page itself needs from the first order on. */
export const pageCode = { writesOf, store, closeOnBack }
export type PageCode = typeof pageCode
