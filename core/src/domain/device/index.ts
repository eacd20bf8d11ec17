export * from "./model.ts"
export * from "./rules/emptyDevice.ts"
