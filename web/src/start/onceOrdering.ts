/** What the page itself needs from the first order on; it loads beside the units that serve one. */
export { writesOf } from "@skorpe/core/domain/device"
export { store } from "../services/store.ts"
export { closeOnBack } from "./closeOnBack.ts"
