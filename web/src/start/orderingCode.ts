export { digestWorld, orderingUnits } from "@skorpe/core/shop/lazy"
export { writesOf } from "@skorpe/core/domain/device"
export { store } from "../services/store.ts"
export { closeOnBack } from "./closeOnBack.ts"
