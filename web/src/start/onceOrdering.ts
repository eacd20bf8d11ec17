import { writesOf } from "@skorpe/core/domain/device"
import { store } from "../services/store.ts"
import { closeOnBack } from "./closeOnBack.ts"

/** What the page itself needs from the first order on; it loads beside the units that serve one. */
export const pageCode = { writesOf, store, closeOnBack }
export type PageCode = typeof pageCode
