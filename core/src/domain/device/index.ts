export * from "./entries.ts"
export * from "./model.ts"
export * from "./rules/emptyDevice.ts"
export * from "./rules/writesOf.ts"
