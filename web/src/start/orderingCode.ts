// Adds its event listeners when it is loaded.
// oxlint-disable-next-line import/no-unassigned-import
import "../kit/typing.ts"
import { writesOf } from "@skorpe/core/domain/device"
import { resumeCart, store } from "../services/store.ts"
import { closeOnBack } from "./closeOnBack.ts"
import { listenToTabs } from "./listenToTabs.ts"

// Everything that an order needs first, as one script (`web/vite/orderingChunk.ts`).
export { digestWorld, orderingUnits } from "@skorpe/core/shop/lazy"

/** What the page itself needs from the first order on. */
export const pageCode = { writesOf, store, resumeCart, closeOnBack, listenToTabs }
export type PageCode = typeof pageCode
