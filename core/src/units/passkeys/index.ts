export * from "./actor.ts"
export type { PasskeyFault } from "./rules/faultOf.ts"
export * from "./view.ts"
